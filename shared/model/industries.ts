/**
 * The one list of industries, with their roles: the set-up of an assistant offers them, and the showcase is ordered by
 * them. Their names, and for each an example of what clients ask, stand in `web/locales/<code>/industry-*.json`. In the
 * set-up an owner can always write something else.
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
  recruitment: ['recruiter', 'headhunter', 'talent'],
} as const satisfies Record<string, readonly string[]>;

export type IndustryId = keyof typeof industries;

export const industryIds = Object.keys(industries) as IndustryId[];

/** What the showcase sorts by: an industry, or none of them. */
export const showcaseIndustries = [...industryIds, 'other'] as const;
export type ShowcaseIndustry = (typeof showcaseIndustries)[number];

/** Industries that the showcase had before there was one list. */
const formerNames = new Map<string, ShowcaseIndustry>([
  ['technology', 'it'],
  ['health', 'medicine'],
  ['hospitality', 'food'],
]);

/** As it is called now; null for what never was one. */
export function currentIndustry(name: string): ShowcaseIndustry | null {
  const current = formerNames.get(name) ?? name;
  return showcaseIndustries.find((industry) => industry === current) ?? null;
}
