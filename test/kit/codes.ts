/** Verification codes of a test. */
import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CodePurpose } from '../../functions/domain/accounts/verification-codes.ts';
import { NOW } from './call-context.ts';
import type { useDynamo } from './dynamo.ts';
import { PEPPER } from './secrets.ts';

export const CODE = '481920';
export const CODE_ID = 'Zk3vQ8sT1nYw0bLr7JcXeA';
export const SESSION_CODE = { codeId: CODE_ID, code: CODE };

export function codeHash(purpose: CodePurpose, { codeId, code } = SESSION_CODE, email = 'mara@example.com'): string {
  return createHmac('sha256', PEPPER).update(`${purpose}\n${email}\n${codeId}\n${code}`).digest('hex');
}

/** The live code of an address is `CODE`. */
export function codeIsSent(
  dynamo: ReturnType<typeof useDynamo>,
  purpose: CodePurpose,
  address = 'mara@example.com',
): void {
  const Key = { pk: `CODE#${purpose}#${address}`, sk: 'CODE' };
  dynamo
    .on(UpdateCommand, { Key }, false)
    .resolves({ Attributes: { hash: codeHash(purpose, SESSION_CODE, address), tries: 1 } });
}

/** The same as a row, for tests on a table in memory. */
export function codeRow(purpose: CodePurpose, address: string) {
  const expiresAt = Math.floor(NOW.getTime() / 1_000) + 600;
  return {
    pk: `CODE#${purpose}#${address}`,
    sk: 'CODE',
    hash: codeHash(purpose, SESSION_CODE, address),
    tries: 0,
    expiresAt,
  };
}
