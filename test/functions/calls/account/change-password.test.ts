import { AdminInitiateAuthCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { changePassword } from '../../../../functions/calls/account/change-password.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { knownKey, rememberDevice } from '../../../../functions/domain/accounts/known-devices.ts';
import { owners } from '../../../../functions/kit/realms.ts';
import { clientAt, cookieJar, ownerContext } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { accountRow, sessionRow } from '../../../kit/rows.ts';

const cognito = useCognito();
const memory = useMemoryTable();
const here = ownerContext().actor.signedInAt;
const elsewhere = here - 5_000;

const change = (changes: object = {}, context = ownerContext()) =>
  changePassword({ password: 'Long-Sunday-42', newPassword: ' Quiet-Monday-43 ', ...changes }, context);
/** From the client of this number. */
const changeFrom = (number: number) => change({}, ownerContext({ client: clientAt(number) }));
const newPasswords = () => cognito.commandCalls(AdminSetUserPasswordCommand).map(({ args }) => args[0].input.Password);
const hasSession = (signedInAt: number) => memory.table().row(sessionKey(accountId, signedInAt)) !== undefined;
const ready = () => memory.put([accountRow(), sessionRow(here), sessionRow(elsewhere)]);

describe('changePassword', () => {
  test('sets the new one, ends all other sessions, keeps this one, and has the owner told', async () => {
    ready();
    expect(await change()).toEqual({ changed: true });

    expect(newPasswords()).toEqual(['Quiet-Monday-43']);
    expect([hasSession(here), hasSession(elsewhere)]).toEqual([true, false]);
    expect(payloadsIn(memory.table())).toEqual([{ template: 'password-renewed', accountId }]);
  });

  test('ends a session that was begun with the old password while it was being replaced', async () => {
    ready();
    cognito.on(AdminSetUserPasswordCommand).callsFake(() => memory.put([sessionRow(elsewhere + 1)]));
    await change();

    expect(hasSession(elsewhere + 1)).toBe(false);
  });

  test('has the account know no other browser any more', async () => {
    ready();
    const [thisOne, another] = [cookieJar('a'.repeat(43)), cookieJar('b'.repeat(43))];
    for (const device of [thisOne, another]) await rememberDevice(owners, accountId, ownerContext({ device }));
    await change({}, ownerContext({ device: thisOne }));

    const known = [...memory.table().rows.values()].filter(({ sk }) => String(sk).startsWith('KNOWN#'));
    expect(known.map(({ sk }) => sk)).toEqual([knownKey(owners, accountId, 'a'.repeat(43)).sk]);
  });

  test('that breaks off at the pool has told the owner and ended the others, and can be repeated', async () => {
    ready();
    cognito.on(AdminSetUserPasswordCommand).rejectsOnce(new Error('crash')).resolves({});

    await expect(change()).rejects.toThrow('crash');
    expect(hasSession(elsewhere)).toBe(false);
    expect(payloadsIn(memory.table())).toHaveLength(1);
    expect(await change()).toEqual({ changed: true });
  });

  test('answers a wrong current one in the specified words, and locks the account at the tenth', async () => {
    ready();
    cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        changeFrom(number).catch((error: unknown) => (error as { code: string }).code),
      ),
    );

    expect(results.filter((code) => code === 'password_wrong')).toHaveLength(10);
    expect(results.filter((code) => code === 'account_locked')).toHaveLength(90);
    expect(cognito.commandCalls(AdminInitiateAuthCommand)).toHaveLength(10);
    expect(newPasswords()).toEqual([]);
    expect(payloadsIn(memory.table())).toEqual([{ template: 'account-locked', accountId }]);
  });

  test('takes the question for a second factor as the sign of a right password', async () => {
    ready();
    cognito.on(AdminInitiateAuthCommand).resolves({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 'x' });

    expect(await change()).toEqual({ changed: true });
  });

  test.each([
    ['a weak one', { newPassword: 'short' }, 'password_format'],
    ['a common one', { newPassword: 'Passw0rd!' }, 'password_common'],
  ])('refuses %s before the current one is tried', async (_, changes, code) => {
    ready();
    await expect(change(changes)).rejects.toMatchObject({ code });
    expect(cognito.calls()).toHaveLength(0);
  });
});
