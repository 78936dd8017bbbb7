import type { insertSocialMedia as contract } from '../../../shared/calls/landing-page.ts';
import { checkChannelValue } from '../../../shared/rules/channel-value.ts';
import { checkShownTime } from '../../../shared/rules/shown-time.ts';
import { saveDraft } from '../../domain/pages/save-page.ts';
import { checkUniqueIds } from '../../domain/pages/unique-ids.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const insertSocialMedia: Handler<typeof contract> = async ({ version, contacts }, context) => {
  if (contacts.filter((entry) => entry.isHighlight).length > 1) {
    throw new AppError('input_invalid', { fields: { contacts: 'Only one entry can be the highlight.' } });
  }
  checkUniqueIds('contacts', contacts);
  const fields = contacts.flatMap((entry, index) => [
    ...fault(`contacts.${index}.value`, checkChannelValue(entry.channel, entry.value)),
    ...fault(`contacts.${index}.shownUntil`, checkShownTime(entry)),
  ]);
  if (fields.length > 0) throw new AppError('input_invalid', { fields: Object.fromEntries(fields) });
  return saveDraft(context, version, (draft) => ({ ...draft, contacts }));
};

function fault(field: string, code: string | undefined): [string, string][] {
  return code === undefined ? [] : [[field, code]];
}
