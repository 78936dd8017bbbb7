import type { saveApplicationLanguage as contract } from '../../../shared/calls/assistant-coach.ts';
import { changeAccount } from '../../domain/accounts/change-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveApplicationLanguage: Handler<typeof contract> = async ({ language }, { actor }) => {
  await changeAccount(actor.id, { language });
  return { language };
};
