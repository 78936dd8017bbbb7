/** The page's assistant (specification 1, section 3): its settings and the answers that set it up. */
import * as z from 'zod';
import { longText, shortText } from '../rules/short-text.ts';

export const assistantStyles = ['warm', 'concise', 'formal', 'playful'] as const;
export const contactMethods = ['whatsapp', 'contact-page', 'none'] as const;

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
  setup: SetupAnswers,
});
export type AssistantSettings = z.infer<typeof AssistantSettings>;

/** The settings of a page whose owner has not changed them yet. */
export function defaultAssistant(ownerName: string): AssistantSettings {
  return {
    name: 'Ava',
    style: 'warm',
    greetings: {
      morning: `Good morning! I answer questions about ${ownerName}. What would you like to know?`,
      afternoon: `Good afternoon! I answer questions about ${ownerName}. What would you like to know?`,
      evening: `Good evening! I answer questions about ${ownerName}. What would you like to know?`,
    },
    contactMethod: 'contact-page',
    standardReply: `I don't have that from ${ownerName} yet. Leave your name and number and you will get a personal answer.`,
    setup: { industry: '', profession: '', keyInformation: '', clientConcerns: '' },
  };
}
