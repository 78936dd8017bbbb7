/** The assistant's settings: a row of the `pages` table (see page-rows.ts). */
import { AssistantSettings, defaultAssistant, personWait } from '../../../shared/model/assistant.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAccount } from '../accounts/find-account.ts';
import { startTexts } from './assistant-words.ts';
import { assistantKey } from '../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem'] }] };

/** The saved settings, or those that every assistant starts with. */
export async function loadAssistant(accountId: string): Promise<{ settings: AssistantSettings; isSaved: boolean }> {
  const item = await readRow('pages', assistantKey(accountId));
  // Settings of before the wait for a person have the standard one.
  const complete = (settings: object) =>
    AssistantSettings.parse({ personWaitMinutes: personWait.standard, ...settings });
  if (item) return { settings: complete(item['settings'] as object), isSaved: true };
  const account = await findAccount(accountId);
  const texts = startTexts(account?.language ?? 'en_us');
  return { settings: defaultAssistant(account?.fullName ?? 'us', texts), isSaved: false };
}
