import { AdminInitiateAuthCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeStaffPassword } from '../../../../functions/calls/support/change-staff-password.ts';
import { staffSessionKey } from '../../../../functions/kit/staff-gate.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { staffContext } from '../../../kit/complaints.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const cognito = useCognito();
const log = useLog();
const { id, signedInAt } = staffContext().actor;
const here = staffSessionKey(id, signedInAt);
const elsewhere = staffSessionKey(id, signedInAt - 600);
const ofAnother = staffSessionKey('staff-2', signedInAt);
const change = (newPassword = 'Windy-Tuesday-44') =>
  changeStaffPassword({ password: 'Quiet-Monday-43', newPassword }, staffContext());

const sessionOf = (key: ReturnType<typeof staffSessionKey>) => ({
  ...key,
  signedInAt: Number(key.sk.slice('SESSION#'.length)),
  expiresAt: 2_000_000_000,
});

beforeEach(() => memory.put([here, elsewhere, ofAnother].map(sessionOf)));

describe('changeStaffPassword', () => {
  test('proves the one in use, sets the new one, and ends the other sessions of this person alone', async () => {
    expect(await change()).toEqual({ changed: true });

    expect(cognito.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toMatchObject({
      UserPoolId: 'eu-central-1_Staff1',
      AuthParameters: { USERNAME: id, PASSWORD: 'Quiet-Monday-43' },
    });
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toMatchObject({
      UserPoolId: 'eu-central-1_Staff1',
      Username: id,
      Password: 'Windy-Tuesday-44',
      Permanent: true,
    });
    expect(memory.table().row(here)).toBeDefined();
    expect(memory.table().row(elsewhere)).toBeUndefined();
    expect(memory.table().row(ofAnother)).toBeDefined();
  });

  test('changes nothing for a wrong one, and counts it as a sign', async () => {
    cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));

    await expect(change()).rejects.toMatchObject({ code: 'password_wrong' });
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toEqual([]);
    expect(memory.table().row(elsewhere)).toBeDefined();
    expect(log()).toMatchObject([{ event: 'security.signal', signal: 'StaffSignInsRefused', step: 'change' }]);
  });

  test.each([
    ['short', 'password_format'],
    ['Password1!', 'password_common'],
  ])('refuses %s', async (newPassword, code) => {
    await expect(change(newPassword)).rejects.toMatchObject({ code });
  });
});
