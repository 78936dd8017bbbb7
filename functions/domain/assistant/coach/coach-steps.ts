/** How far an owner has come with the assistant, from what is saved. */
import { coachSteps, type CoachStep } from '../../../../shared/model/assistant-coach.ts';
import { defaultAssistant, type AssistantSettings } from '../../../../shared/model/assistant.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { startTexts } from '../assistant-words.ts';

export type CoachStanding = {
  settings: AssistantSettings;
  owner: { name: string; language: LanguageValue };
  /** The last exam was run to its end, and the page is still the same. */
  hasCurrentExam: boolean;
  openGaps: number;
};

export function stepsOf(standing: CoachStanding): { step: CoachStep; isDone: boolean }[] {
  return coachSteps.map((step) => ({ step, isDone: isStepDone(step, standing) }));
}

/** Greetings and standard reply are done when they are the owner's words, not those that every assistant starts with. */
function isStepDone(step: CoachStep, { settings, owner, hasCurrentExam, openGaps }: CoachStanding): boolean {
  const { setup, greetings, standardReply } = settings;
  const initial = defaultAssistant(owner.name, startTexts(owner.language));
  switch (step) {
    case 'trade':
      return setup.industry !== '' && setup.profession !== '';
    case 'keyInformation':
    case 'clientConcerns':
      return setup[step] !== '';
    case 'greetings':
      return Object.values(greetings).every((text) => !Object.values(initial.greetings).includes(text));
    case 'standardReply':
      return standardReply !== initial.standardReply;
    case 'exam':
      return hasCurrentExam;
    case 'gaps':
      return openGaps === 0;
  }
}
