/** People of the other two pools, who do not sign themselves up. */
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { totpCode, totpStep } from '../../../infra/local/engines/cognito/totp.ts';
import { finishStaffSignIn, startStaffSignIn } from '../../../shared/calls/support.ts';
import { newEmail, PASSWORD } from './owners.ts';
import { mustSucceed, type Proof } from './proof.ts';

/** The id token of somebody of the staff who is no administrator. */
export async function signInStaff(proof: Proof): Promise<string> {
  const { client } = proof;
  const email = newEmail();
  await makeUser(proof, 'staff', email);
  const started = await client.call(startStaffSignIn, { email, password: PASSWORD });
  mustSucceed(started, 'begin a sign-in of staff');
  const { session, setupKey } = started.data;
  const code = totpCode(setupKey ?? '', totpStep(Date.now() + client.session().aheadMs));
  const finished = await client.call(finishStaffSignIn, { email, session, code, isSetup: true });
  mustSucceed(finished, 'end a sign-in of staff');
  return finished.data.idToken;
}

/** The tokens of a customer whom the pool knows, and nobody else. */
export async function signInCustomer(proof: Proof): Promise<{ idToken: string; accessToken: string }> {
  const name = newEmail();
  const { cognito, pool } = await makeUser(proof, 'customers', name);
  const { AuthenticationResult: result } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: pool.id,
      ClientId: pool.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: name, PASSWORD },
    }),
  );
  if (!result?.IdToken || !result.AccessToken)
    throw new Error('The pool of the customers gave no tokens for a right password.');
  return { idToken: result.IdToken, accessToken: result.AccessToken };
}

async function makeUser({ system }: Proof, poolName: 'staff' | 'customers', email: string) {
  const { endpoints, region, rootCredentials: credentials, pools } = system.description();
  const endpoint = endpoints['COGNITO_IDENTITY_PROVIDER'] ?? '';
  const cognito = new CognitoIdentityProviderClient({ endpoint, region, credentials });
  const pool = pools[poolName];
  if (!pool) throw new Error(`There is no pool ${poolName}: ${Object.keys(pools).join(', ')}.`);
  const user = { UserPoolId: pool.id, Username: email };
  const UserAttributes = poolName === 'staff' ? [{ Name: 'email', Value: email }] : [];
  await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }));
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: PASSWORD, Permanent: true }));
  return { cognito, pool };
}
