import { AdminRespondToAuthChallengeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { endStaffSession } from '../../../../functions/calls/support/end-staff-session.ts';
import { finishStaffSignIn } from '../../../../functions/calls/support/finish-staff-sign-in.ts';
import { passStaffGate } from '../../../../functions/kit/staff-gate.ts';
import { callContext, NOW, ownerContext } from '../../../kit/call-context.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { staffToken } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

useMemoryTable();
const cognito = useCognito();
const signedInAt = Math.floor(NOW.getTime() / 1_000) - 60;
const claims = { subject: 'staff-1', signedInAt };

test('endStaffSession has the token of this session count no more, and can be repeated', async () => {
  const IdToken = staffToken({ auth_time: signedInAt });
  cognito.on(AdminRespondToAuthChallengeCommand).resolves({ AuthenticationResult: { IdToken } });
  await finishStaffSignIn(
    { email: 'staff@xpage.example', session: 's', code: '481920', isSetup: false },
    callContext(),
  );
  await expect(passStaffGate(claims, NOW)).resolves.toBeDefined();
  const context = ownerContext();
  const here = { ...context, actor: { ...context.actor, id: 'staff-1', signedInAt } };

  expect(await endStaffSession({}, here)).toEqual({ ended: true });
  expect(await endStaffSession({}, here)).toEqual({ ended: true });
  await expect(passStaffGate(claims, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
});
