/** The identity provider's client. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientDefaults } from './credentials.ts';

export const cognito = new CognitoIdentityProviderClient(clientDefaults);
