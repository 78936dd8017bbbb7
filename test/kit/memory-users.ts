/** User pools of a test that remember their users and passwords, for what signs in and out (cognito.ts answers the rest). */
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach } from 'vitest';
import { named, useCognito } from './cognito.ts';

type User = { Username?: string };

/** To be called once in a test file, outside of tests. @returns the passwords, by the names of users */
export function useMemoryUsers(): Map<string, string> {
  const cognito = useCognito();
  const passwords = new Map<string, string>();
  beforeEach(() => {
    passwords.clear();
    cognito.on(AdminCreateUserCommand).callsFake(({ Username = '' }: User) => {
      if (passwords.has(Username)) throw named('UsernameExistsException');
      passwords.set(Username, '');
      return {};
    });
    cognito.on(AdminDeleteUserCommand).callsFake(({ Username = '' }: User) => {
      if (!passwords.delete(Username)) throw named('UserNotFoundException');
      return {};
    });
    cognito.on(AdminSetUserPasswordCommand).callsFake(({ Username = '', Password }: User & { Password: string }) => {
      if (!passwords.has(Username)) throw named('UserNotFoundException');
      passwords.set(Username, Password);
      return {};
    });
    cognito
      .on(AdminInitiateAuthCommand, { AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' }, false)
      .callsFake(({ AuthParameters: { USERNAME, PASSWORD } }: { AuthParameters: Record<string, string> }) => {
        if (passwords.get(USERNAME ?? '') !== PASSWORD) throw named('NotAuthorizedException');
        return { AuthenticationResult: { AccessToken: 'access', IdToken: 'id', RefreshToken: 'refresh' } };
      });
  });
  return passwords;
}
