/** People of the other two pools, who do not sign themselves up. */
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { newEmail, PASSWORD } from './owners.ts';
import type { Proof } from './proof.ts';

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

/** Somebody who may sign in to the pool with the password of all. */
export async function makeUser({ system }: Proof, poolName: 'staff' | 'customers', email: string) {
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
