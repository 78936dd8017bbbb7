/** The page's assistant (specification 1, section 3): its settings and the answers that set it up. */
import * as z from 'zod';
import { longText, shortText } from '../rules/short-text.ts';
import { englishStart, type StartTexts } from './assistant-texts.ts';

export const assistantStyles = ['warm', 'concise', 'formal', 'playful'] as const;
export const contactMethods = ['whatsapp', 'contact-page', 'none'] as const;

/** How long a visitor waits for a person before they are asked for their number, in minutes: the range, and the start. */
export const personWait = { min: 1, max: 15, standard: 3 } as const;

export const SetupAnswers = z.strictObject({
  industry: shortText(120, { optional: true }),
  profession: shortText(120, { optional: true }),
  keyInformation: longText(1_000),
  clientConcerns: longText(1_000),
});
export type SetupAnswers = z.infer<typeof SetupAnswers>;

export const AssistantSettings = z.strictObject({
  name: shortText(40),
  style: z.enum(assistantStyles),
  greetings: z.strictObject({
    morning: shortText(240),
    afternoon: shortText(240),
    evening: shortText(240),
  }),
  contactMethod: z.enum(contactMethods),
  /** Said when the page holds no answer. */
  standardReply: longText(500, { required: true }),
  personWaitMinutes: z.number().int().min(personWait.min).max(personWait.max),
  setup: SetupAnswers,
});
export type AssistantSettings = z.infer<typeof AssistantSettings>;

/** The settings of a page whose owner has not changed them yet. @param texts in the owner's language */
export function defaultAssistant(ownerName: string, texts: StartTexts = englishStart): AssistantSettings {
  const fill = (text: string): string => text.replaceAll('{{owner}}', ownerName);
  return {
    name: texts.name,
    style: 'warm',
    greetings: { morning: fill(texts.morning), afternoon: fill(texts.afternoon), evening: fill(texts.evening) },
    contactMethod: 'contact-page',
    standardReply: fill(texts.standardReply),
    personWaitMinutes: personWait.standard,
    setup: { industry: '', profession: '', keyInformation: '', clientConcerns: '' },
  };
}
