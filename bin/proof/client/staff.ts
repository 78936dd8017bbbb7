/** People of the staff, whom an administrator makes in the pool: what they are there counts with their next call. */
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminRemoveUserFromGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { totpCode, totpStep } from '../../../infra/local/engines/cognito/totp.ts';
import type { StaffRole } from '../../../shared/calls/define-call.ts';
import { finishStaffSignIn, startStaffSignIn } from '../../../shared/calls/support.ts';
import { ADMINISTRATORS } from '../../../shared/model/staff.ts';
import { newEmail, PASSWORD } from './owners.ts';
import { makeUser } from './pool-users.ts';
import { mustSucceed, type Proof } from './proof.ts';

export type StaffMember = {
  email: string;
  /** The name in the pool. */
  staffId: string;
  idToken: string;
  /** Out of the group of the administrators. */
  demote(): Promise<void>;
  /** Disabled in the pool, until they are let back. */
  pause(): Promise<void>;
  letBack(): Promise<void>;
  /** Deleted from the pool. */
  dismiss(): Promise<void>;
};

/** Signed in with a password and an authenticator app. */
export async function hire(proof: Proof, role: StaffRole): Promise<StaffMember> {
  const email = newEmail();
  const { cognito, pool } = await makeUser(proof, 'staff', email);
  const user = { UserPoolId: pool.id, Username: email };
  const member = { ...user, GroupName: ADMINISTRATORS };
  if (role === 'administrator') await cognito.send(new AdminAddUserToGroupCommand(member));
  const idToken = await signIn(proof, email);
  return {
    ...{ email, idToken, staffId: nameIn(idToken) },
    demote: async () => void (await cognito.send(new AdminRemoveUserFromGroupCommand(member))),
    pause: async () => void (await cognito.send(new AdminDisableUserCommand(user))),
    letBack: async () => void (await cognito.send(new AdminEnableUserCommand(user))),
    dismiss: async () => void (await cognito.send(new AdminDeleteUserCommand(user))),
  };
}

async function signIn({ client }: Proof, email: string): Promise<string> {
  const started = await client.call(startStaffSignIn, { email, password: PASSWORD });
  mustSucceed(started, 'begin a sign-in of staff');
  const { session, setupKey } = started.data;
  const code = totpCode(setupKey ?? '', totpStep(Date.now() + client.session().aheadMs));
  const finished = await client.call(finishStaffSignIn, { email, session, code, isSetup: true });
  mustSucceed(finished, 'end a sign-in of staff');
  return finished.data.idToken;
}

function nameIn(idToken: string): string {
  const body = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return String((JSON.parse(body) as Record<string, unknown>)['cognito:username']);
}
