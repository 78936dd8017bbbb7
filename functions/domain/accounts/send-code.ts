/** A verification code of an owner on its way (code-store.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { CallContext } from '../../kit/context.ts';
import { sendCodeIn, type SentCode } from './code-store.ts';
import type { CodePurpose } from './verification-codes.ts';

export type { SentCode } from './code-store.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }],
  secrets: ['pepper'],
};

/** Throws `too_many_requests` before the countdown is over, or `code_not_sent`, after which another can be asked for at once. */
export const sendCode = (
  purpose: CodePurpose,
  address: string,
  send: (code: string) => Promise<void>,
  context: Pick<CallContext, 'now' | 'randomBytes' | 'log'>,
): Promise<SentCode> => sendCodeIn('accounts', { purpose, address }, send, context);
