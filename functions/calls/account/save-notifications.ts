import type { saveNotifications as contract } from '../../../shared/calls/account.ts';
import { readMailChoice, saveMailChoice } from '../../domain/accounts/mail-choice.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveNotifications: Handler<typeof contract> = async (choice, { actor }) => {
  await saveMailChoice(actor.id, choice);
  return readMailChoice(actor.id);
};
