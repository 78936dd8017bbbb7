/** Where a suggestion goes when it is taken: into the settings, which save themselves, or into the answers' form. */
import type { CoachField } from '../../../../../shared/model/assistant-coach.ts';
import type { SetupAnswers } from '../../../../../shared/model/assistant.ts';
import type { AssistantEvent, AssistantState } from '../assistant-store.ts';

const setupFields = ['industry', 'profession', 'keyInformation', 'clientConcerns'] as const;

export const isSetupField = (field: CoachField): field is keyof SetupAnswers =>
  setupFields.some((one) => one === field);

/** What stands in the field now. */
export function currentText({ setup, manner }: AssistantState, field: CoachField): string {
  if (isSetupField(field)) return setup[field];
  return field === 'standardReply' ? manner.standardReply : manner.greetings[field];
}

export function takeEvent(state: AssistantState, field: CoachField, text: string, at: number): AssistantEvent {
  if (isSetupField(field)) return { type: 'setupEdited', change: { [field]: text } };
  if (field === 'standardReply') return { type: 'mannerEdited', change: { standardReply: text }, at };
  return { type: 'mannerEdited', change: { greetings: { ...state.manner.greetings, [field]: text } }, at };
}
