import { AdminSetUserPasswordCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { undoEmailChange } from '../../../../functions/calls/account/undo-email-change.ts';
import { accountKey, emailKey, emailUndoKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { linkToken } from '../../../../functions/domain/accounts/link-token.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const cognito = useCognito();
useSecrets();

const WEEK_SECONDS = 7 * 86_400;
const email = 'thief@example.com';
const formerEmail = 'mara@example.com';
const seconds = NOW.getTime() / 1_000;
const undo = async (token?: string, now = NOW) =>
  undoEmailChange({ token: token ?? (await linkToken('undo-email', 'undo-1')) }, callContext({ now }));
const ready = () =>
  memory.put([
    accountRow({ email }),
    emailRow(email),
    { ...emailUndoKey('undo-1'), accountId, formerEmail, email, expiresAt: seconds + WEEK_SECONDS },
  ]);

describe('undoEmailChange', () => {
  test('gives the former address back, ends every session and the password, and tells', async () => {
    ready();
    expect(await undo()).toEqual({ undone: true });
    const table = memory.table();

    expect(table.row(accountKey(accountId))).toMatchObject({ email: formerEmail, tokensValidAfter: seconds });
    expect([table.row(emailKey(formerEmail))?.['accountId'], table.row(emailKey(email))]).toEqual([
      accountId,
      undefined,
    ]);
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(1);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
    expect(payloadsIn(table)).toEqual([{ template: 'email-undone', accountId }]);
  });

  test('works once, until a week is over to the second, and not with a token that we did not make', async () => {
    ready();
    const end = new Date(NOW.getTime() + WEEK_SECONDS * 1_000);
    const forged = `${await linkToken('unsubscribe', 'undo-1')}`;
    for (const [token, now] of [
      ['undo-1.AAAA', NOW],
      ['', NOW],
      [forged, NOW],
      [undefined, end],
    ] as const) {
      await expect(undo(token, now)).rejects.toMatchObject({ code: 'link_lapsed' });
    }
    expect(cognito.calls()).toHaveLength(0);

    await undo(undefined, new Date(end.getTime() - 1_000));
    await expect(undo()).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('of an address that was changed once more is over', async () => {
    ready();
    memory.put([accountRow({ email: 'third@example.com' })]);

    await expect(undo()).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('does not take the former address from whoever has it by now', async () => {
    ready();
    memory.put([emailRow(formerEmail, otherAccountId)]);

    await expect(undo()).rejects.toMatchObject({ code: 'account_exists' });
    expect(memory.table().row(accountKey(accountId))).toMatchObject({ email });
  });

  test('that broke off at the pool can be repeated: the link is used up last', async () => {
    ready();
    cognito.on(AdminSetUserPasswordCommand).rejectsOnce(new Error('crash')).resolves({});
    await expect(undo()).rejects.toThrow('crash');

    expect(await undo()).toEqual({ undone: true });
  });
});
