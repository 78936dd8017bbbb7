/**
 * Industries with their roles, as the set-up of an assistant offers them; their names, and for each an example of what
 * clients ask, stand in `web/locales/<code>/industries.json`. An owner can always write something else.
 */
export const industries = {
  insurance: ['broker', 'agent', 'claims', 'actuary'],
  'real-estate': ['agent', 'consultant', 'manager', 'appraiser'],
  finance: ['adviser', 'planner', 'mortgage'],
  tax: ['accountant', 'adviser', 'auditor', 'bookkeeper'],
  law: ['lawyer', 'notary', 'mediator', 'immigration'],
  medicine: ['doctor', 'dentist', 'dermatologist', 'nurse'],
  therapy: ['psychologist', 'therapist', 'physio', 'speech'],
  fitness: ['trainer', 'yoga', 'coach', 'nutrition'],
  beauty: ['hairdresser', 'makeup', 'cosmetician', 'barber'],
  coaching: ['career', 'life', 'executive'],
  consulting: ['consultant', 'strategy', 'hr', 'startup'],
  marketing: ['marketer', 'social', 'seo', 'pr'],
  it: ['developer', 'consultant', 'security', 'data'],
  design: ['graphic', 'web', 'ux', 'illustrator'],
  interior: ['designer', 'stager', 'planner'],
  architecture: ['architect', 'engineer', 'surveyor', 'energy'],
  crafts: ['electrician', 'plumber', 'carpenter', 'painter'],
  photography: ['photographer', 'filmmaker', 'wedding'],
  music: ['musician', 'dj', 'teacher', 'presenter'],
  education: ['tutor', 'language', 'trainer', 'consultant'],
  translation: ['translator', 'interpreter', 'writer', 'editor'],
  events: ['planner', 'wedding', 'caterer', 'florist'],
  food: ['chef', 'baker', 'restaurant', 'barista'],
  travel: ['guide', 'agent', 'host'],
  automotive: ['mechanic', 'dealer', 'instructor', 'mover'],
  retail: ['owner', 'sales', 'ecommerce'],
  animals: ['vet', 'trainer', 'groomer', 'sitter'],
  social: ['manager', 'fundraiser', 'volunteer'],
} as const satisfies Record<string, readonly string[]>;

export type IndustryId = keyof typeof industries;

export const industryIds = Object.keys(industries) as IndustryId[];
