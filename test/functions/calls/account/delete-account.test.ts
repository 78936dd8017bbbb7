import { AdminInitiateAuthCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../../functions/calls/account/delete-account.ts';
import { sendDeletionCode } from '../../../../functions/calls/account/send-deletion-code.ts';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { MAX_MISSES } from '../../../../functions/domain/accounts/sign-in-tries.ts';
import type { DeletionProof } from '../../../../shared/model/lifecycle.ts';
import { ulid } from 'ulid';
import type { OwnerContext } from '../../../../functions/kit/context.ts';
import { clientAt, ownerContext, recordingLog } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { useLog } from '../../../kit/log.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const cognito = useCognito();
const mails = useMails();
useLog();
useSecrets();
const { table, put } = useMemoryTable();

let accountId: string;
let email: string;
beforeEach(() => {
  accountId = ulid();
  email = `m${accountId.toLowerCase()}@example.com`;
  putAccount();
});

function putAccount(): void {
  put([{ ...accountRow({ accountId, email }), ...accountKey(accountId) }]);
}

const owner = (changes: Partial<OwnerContext> = {}): OwnerContext => {
  const context = ownerContext({ newId: () => ulid(), ...changes });
  return { ...context, actor: { ...context.actor, id: accountId } };
};

const password: DeletionProof = { kind: 'password', password: 'Quiet-Monday-43' };
const remove = (proof: DeletionProof, changes: Partial<OwnerContext> = {}) => deleteAccount({ proof }, owner(changes));
const rows = () => [...table().rows.values()];
const status = () => rows().find(({ sk }) => sk === 'ACCOUNT')?.['status'];
const orders = () => rows().filter(({ job }) => job === 'delete-account');

async function sentCode(): Promise<DeletionProof> {
  const { codeId } = await sendDeletionCode({}, owner());
  const code = /\d{6}/.exec(mails.sent().at(-1)?.subject ?? '')?.[0] ?? '';
  return { kind: 'code', codeId, code };
}

describe('deleteAccount', () => {
  test('deletes with the right password: marked at once, the work ordered, signed out', async () => {
    expect(await remove(password)).toEqual({ deleted: true, receiptTo: 'm•••@example.com' });
    expect(status()).toBe('deleted');
    expect(orders()).toMatchObject([{ payload: { step: 'delete', accountId, cause: 'owner' } }]);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
  });

  test('is done although the pool is away by then', async () => {
    cognito.on(AdminUserGlobalSignOutCommand).rejects(new Error('away'));
    const log = recordingLog();

    expect(await deleteAccount({ proof: password }, owner({ log }))).toMatchObject({ deleted: true });
    expect(log.lines).toEqual([{ level: 'error', event: 'deletion.not_signed_out' }]);
  });

  test('refuses a wrong password, counts it like a sign-in and locks after ten', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
    for (let tries = 0; tries < MAX_MISSES; tries += 1) {
      const refused = remove(password, { client: clientAt(tries) });
      await expect(refused).rejects.toMatchObject({ code: 'password_wrong' });
    }

    await expect(remove(password)).rejects.toMatchObject({ code: 'account_locked' });
    expect(cognito.commandCalls(AdminInitiateAuthCommand)).toHaveLength(MAX_MISSES);
    expect(status()).toBe('active');
  });

  test('deletes with a code that was sent for it', async () => {
    await remove(await sentCode());

    expect(status()).toBe('deleted');
  });

  test('takes no code of another session, no wrong one, and none twice', async () => {
    const good = await sentCode();
    if (good.kind !== 'code') throw new Error('A code was expected.');
    const wrong = good.code === '000000' ? '000001' : '000000';

    await expect(remove({ ...good, codeId: 'another' })).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(remove({ ...good, code: wrong })).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(status()).toBe('active');
    await remove(good);
    putAccount();
    await expect(remove(good)).rejects.toMatchObject({ code: 'code_incorrect' });
  });
});
