import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { changeEmail } from '../../../../functions/calls/account/change-email.ts';
import { accountKey, emailKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { sessionRow } from '../../../kit/lock.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
beforeEach(() => memory.put([sessionRow()]));
useSecrets();

const email = 'new@example.com';
const change = (changes: object = {}) =>
  changeEmail({ email: ' New@example.com', repeatedEmail: email, ...SESSION_CODE, ...changes }, ownerContext());
const ready = (account = accountRow()) =>
  memory.put([account, emailRow(), codeRow('change-email', `${accountId}#${email}`)]);
const ownerOf = (address: string) => memory.table().row(emailKey(address))?.['accountId'];
const keptEmail = () => memory.table().row(accountKey(accountId))?.['email'];

describe('changeEmail', () => {
  test('gives the account the address that was proved and frees the former one', async () => {
    ready();

    expect((await change()).email).toBe(email);
    expect([keptEmail(), ownerOf(email), ownerOf('mara@example.com')]).toEqual([email, accountId, undefined]);
  });

  test('tells both addresses, the former one with a way back that no queue knows the token of', async () => {
    ready();
    await change();
    const payloads = payloadsIn(memory.table());

    expect(payloads.map(({ template }) => template)).toEqual(['email-changed', 'email-is-new']);
    expect(Object.keys(payloads[0] ?? {})).toEqual(['template', 'accountId', 'undoId']);
  });

  test('tells the new address alone when there was none before', async () => {
    ready(accountRow({ email: '', phone: '+46701234567' }));
    await change();

    expect(payloadsIn(memory.table()).map(({ template }) => template)).toEqual(['email-is-new']);
  });

  test.each([
    ['no address', { email: '' }, 'email_required'],
    ['no real address', { email: 'x' }, 'email_invalid'],
    ['two different ones', { repeatedEmail: 'now@example.com' }, 'email_inconsistent'],
    ['a wrong code', { code: '000000' }, 'code_incorrect'],
    ['a code of another session', { codeId: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'code_incorrect'],
  ])('refuses %s and changes nothing', async (_, changes, code) => {
    ready();

    await expect(change(changes)).rejects.toMatchObject({ code });
    expect([keptEmail(), ownerOf('mara@example.com')]).toEqual(['mara@example.com', accountId]);
  });

  test('does not take an address that became another account in between, but one of an unfinished sign-up', async () => {
    ready();
    memory.put([emailRow(email, otherAccountId)]);
    await expect(change()).rejects.toMatchObject({ code: 'account_exists' });
    expect(keptEmail()).toBe('mara@example.com');

    memory.put([emailRow(email, null)]);
    await change();
    expect(ownerOf(email)).toBe(accountId);
  });

  test('is done once by two with one code at a time', async () => {
    ready();
    const results = await Promise.allSettled([change(), change()]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is whole or not at all, wherever it breaks off: it writes once, and a repetition finds it done or undone', async () => {
    ready();
    const send = vi.mocked(dynamo.send).getMockImplementation() as unknown as (command: unknown) => Promise<unknown>;
    let breaksBefore = true;
    vi.spyOn(dynamo, 'send').mockImplementation((async (command: never) => {
      const isWrite = (command as object) instanceof TransactWriteCommand;
      if (isWrite && breaksBefore) throw new Error('crash');
      const answer = await send(command);
      if (isWrite) throw new Error('crash');
      return answer;
    }) as never);

    await expect(change()).rejects.toThrow('crash');
    expect([keptEmail(), ownerOf(email), ownerOf('mara@example.com')]).toEqual([
      'mara@example.com',
      undefined,
      accountId,
    ]);
    breaksBefore = false;
    await expect(change()).rejects.toThrow('crash');
    expect([keptEmail(), ownerOf(email), ownerOf('mara@example.com')]).toEqual([email, accountId, undefined]);
    expect(payloadsIn(memory.table())).toHaveLength(2);
  });
});

test('changeEmail asks for more than a session that somebody may have found', async () => {
  memory.put([sessionRow('pin')]);

  await expect(change()).rejects.toMatchObject({ code: 'sign_in_again' });
});
