/** Mails that are not essential obey the owner's choice, and say where it can be changed. */
import type { MailKind } from '../../../shared/model/account-area.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { linkToken } from '../accounts/link-token.ts';
import { readMailChoice, unsubscribeSubject } from '../accounts/mail-choice.ts';
import type { Mail } from './mail.ts';

/** The kind of each mail that an owner can do without; all others are essential. */
const kinds: Partial<Record<string, MailKind>> = { 'new-sign-in': 'sign-in-alerts' };

export type ChoiceOfMail = { isWanted: boolean; headers: Pick<Mail, 'oneClick'> };

export async function choiceOfMail(template: string, { accountId }: AccountRow): Promise<ChoiceOfMail> {
  const kind = kinds[template];
  if (kind === undefined) return { isWanted: true, headers: {} };
  const choice = await readMailChoice(accountId);
  return { isWanted: choice[kind], headers: { oneClick: await oneClickLink(accountId, kind) } };
}

async function oneClickLink(accountId: string, kind: MailKind): Promise<string> {
  const token = await linkToken('unsubscribe', unsubscribeSubject(accountId, kind));
  return `${environment.appOrigin()}/v1/xid/unsubscribe?token=${token}`;
}
