/**
 * Tokens of links in mails: what the link is about, and a keyed hash of it. They are worked out anew whenever they are
 * needed and kept nowhere, so nobody finds them in a table, a queue or a log.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { readSecret } from '../../kit/clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

export type LinkPurpose = 'undo-email' | 'unsubscribe' | 'company-invitation';

/** @param subject letters, digits, hyphens and dots */
export async function linkToken(purpose: LinkPurpose, subject: string): Promise<string> {
  const hash = createHmac('sha256', await readSecret('pepper')).update(`link\n${purpose}\n${subject}`);
  return `${subject}.${hash.digest('base64url')}`;
}

/** What the token's link is about; throws `link_lapsed` for one that is not ours. */
export async function subjectOfToken(purpose: LinkPurpose, token: string): Promise<string> {
  const subject = token.slice(0, Math.max(token.lastIndexOf('.'), 0));
  const expected = Buffer.from(await linkToken(purpose, subject));
  const sent = Buffer.from(token);
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) throw new AppError('link_lapsed');
  return subject;
}
