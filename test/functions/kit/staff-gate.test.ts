import { AdminGetUserCommand, AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { needs, passStaffGate, staffSessionKey, STAFF_SESSION_SECONDS } from '../../../functions/kit/staff-gate.ts';
import { enabledUser, named, useCognito } from '../../kit/cognito.ts';
import { store, throttled, useDynamo } from '../../kit/dynamo.ts';
import '../../kit/function-environment.ts';

const dynamo = useDynamo();
const cognito = useCognito();
const SIGNED_IN = 1_770_000_000;
const NOW = new Date(SIGNED_IN * 1_000);
const claims = { subject: 'staff-1', signedInAt: SIGNED_IN };
const session = { ...staffSessionKey('staff-1', SIGNED_IN), expiresAt: SIGNED_IN + STAFF_SESSION_SECONDS };
const pass = (now = NOW) => passStaffGate(claims, now);
const refused = { code: 'token_invalid' };

describe('the gate of staff', () => {
  test('lets who is of the staff pass, and says whether it is an administrator', async () => {
    store(dynamo, [session]);
    expect(await pass()).toEqual({ isAdministrator: true });
    cognito.on(AdminListGroupsForUserCommand).resolves({ Groups: [{ GroupName: 'support' }] });
    expect(await pass()).toEqual({ isAdministrator: false });
    cognito.on(AdminListGroupsForUserCommand).resolves({});

    expect(await pass()).toEqual({ isAdministrator: false });
  });

  test('asks the pool and the table at each call', async () => {
    store(dynamo, [session]);
    await pass();
    await pass();

    expect(cognito.commandCalls(AdminGetUserCommand)).toHaveLength(2);
    expect(cognito.commandCalls(AdminGetUserCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'eu-central-1_Staff1',
      Username: 'staff-1',
    });
    const reads = dynamo.commandCalls(GetCommand).map(({ args: [{ input }] }) => input);
    expect(reads).toHaveLength(2);
    expect(reads[0]).toEqual({
      TableName: 'accounts',
      Key: staffSessionKey('staff-1', SIGNED_IN),
      ConsistentRead: true,
    });
  });

  test.each([
    ['disabled', { ...enabledUser, Enabled: false }],
    ['made to choose another password', { ...enabledUser, UserStatus: 'RESET_REQUIRED' as const }],
    ['new, with a password that somebody else chose', { ...enabledUser, UserStatus: 'FORCE_CHANGE_PASSWORD' as const }],
  ])('refuses who is %s', async (_, user) => {
    store(dynamo, [session]);
    cognito.on(AdminGetUserCommand).resolves(user);

    await expect(pass()).rejects.toMatchObject(refused);
  });

  test('refuses who is gone from the pool', async () => {
    store(dynamo, [session]);
    cognito.on(AdminGetUserCommand).rejects(named('UserNotFoundException'));
    cognito.on(AdminListGroupsForUserCommand).rejects(named('UserNotFoundException'));

    await expect(pass()).rejects.toMatchObject(refused);
  });

  test('lets a session pass until its hour is over', async () => {
    store(dynamo, [session]);
    const end = new Date((SIGNED_IN + STAFF_SESSION_SECONDS) * 1_000);

    await expect(pass(new Date(end.getTime() - 1_000))).resolves.toBeDefined();
    await expect(pass(end)).rejects.toMatchObject(refused);
  });

  test('refuses a session that no sign-in of ours began, or that has been signed out', async () => {
    dynamo.on(GetCommand).resolves({});

    await expect(pass()).rejects.toMatchObject(refused);
  });

  test('is closed while the pool or the table cannot be asked', async () => {
    store(dynamo, [session]);
    cognito.on(AdminListGroupsForUserCommand).rejects(named('TooManyRequestsException'));
    await expect(pass()).rejects.toThrow('TooManyRequestsException');
    cognito.reset();
    cognito.on(AdminGetUserCommand).rejects(named('TooManyRequestsException'));
    await expect(pass()).rejects.toThrow('TooManyRequestsException');
    dynamo.on(GetCommand).rejects(throttled());

    await expect(pass()).rejects.toThrow();
  });

  test('may read sessions and ask the pool about its people, and nothing else', () => {
    expect(needs).toEqual({
      tables: [{ table: 'accounts', actions: ['GetItem'] }],
      pools: [{ pool: 'staff', actions: ['AdminGetUser', 'AdminListGroupsForUser'] }],
    });
  });
});
