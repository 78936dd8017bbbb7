/** Which of the mails that are not essential an owner gets (row: account-rows.ts). */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { MailChoice, mailKinds, usualMails, type MailKind } from '../../../shared/model/account-area.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { mailsKey } from './account-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'UpdateItem'] }] };

const Row = MailChoice.partial().strip();

export async function readMailChoice(accountId: string): Promise<MailChoice> {
  const kept = Row.parse((await readRow('accounts', mailsKey(accountId))) ?? {});
  const isOn = (kind: MailKind): boolean => kept[kind] ?? usualMails[kind];
  return {
    'sign-in-alerts': isOn('sign-in-alerts'),
    'plan-reminders': isOn('plan-reminders'),
    'product-news': isOn('product-news'),
    tips: isOn('tips'),
  };
}

/** What is not named stays. */
export async function saveMailChoice(accountId: string, choice: z.infer<typeof Row>): Promise<void> {
  const changed = mailKinds.filter((kind) => choice[kind] !== undefined);
  if (changed.length === 0) return;
  await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('accounts'),
      Key: mailsKey(accountId),
      UpdateExpression: `SET ${changed.map((_, index) => `#k${index} = :v${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map((kind, index) => [`#k${index}`, kind])),
      ExpressionAttributeValues: Object.fromEntries(changed.map((kind, index) => [`:v${index}`, choice[kind]])),
    }),
  );
}

/** What the token of a mail's List-Unsubscribe is about. */
export const unsubscribeSubject = (accountId: string, kind: MailKind): string => `${kind}.${accountId}`;

/** Null when it names no kind of mails. */
export function readUnsubscribeSubject(subject: string): { accountId: string; kind: MailKind } | null {
  const kind = mailKinds.find((name) => subject.startsWith(`${name}.`));
  return kind === undefined ? null : { kind, accountId: subject.slice(kind.length + 1) };
}
