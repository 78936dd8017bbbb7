/** Verification codes of owners (code-store.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { codeBurnIn, tryCodeIn, type SessionCode } from './code-store.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['UpdateItem', 'DeleteItem'] }],
  secrets: ['pepper'],
};

export const codePurposes = [
  'sign-up',
  'reset-password',
  'alert-phone',
  'change-email',
  'change-phone',
  'delete-account',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

export type { SessionCode } from './code-store.ts';

/**
 * Counts a try and compares; throws `code_incorrect` for a wrong, used-up, expired or absent code, and for a code of
 * another session, alike.
 */
export const tryCode = (purpose: CodePurpose, address: string, tried: SessionCode, now: Date): Promise<void> =>
  tryCodeIn('accounts', purpose, address, tried, now);

/** The transaction item that uses the code up; the transaction fails when someone else used it first. */
export const codeBurn = (purpose: CodePurpose, address: string, tried: SessionCode) =>
  codeBurnIn('accounts', purpose, address, tried);
