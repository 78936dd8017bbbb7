/** Secrets of a test: key material of the signing session, the edge's header, the pepper of codes, the app's at Meta. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach } from 'vitest';
import { forgetSecrets } from '../../functions/kit/clients/secrets.ts';
import { renew, type KeyMaterial } from '../../functions/kit/signing/key-material.ts';
import { ORIGIN_SECRET } from './function-environment.ts';

export const PEPPER = 'a-pepper-of-the-test';
export const GOOGLE_SECRET = 'only-google-and-we-know-this';
export const META_SECRET = 'only-meta-and-we-know-this';
export const STRIPE_SECRET = { key: 'sk_test_only-for-tests', webhookSecret: 'whsec_only-for-tests' };
export const PAYPAL_SECRET = { secret: 'only-paypal-and-we-know-this', webhookId: 'WH0TEST' };
export const GOPAY_SECRET = { serverKey: 'SB-Mid-server-only-for-tests' };

/** Made once for each test file: an RSA-3072 key takes a moment. */
export const keyMaterial: KeyMaterial = renew(null, Date.now());

/** To be called once in a test file, outside of tests. */
export function useSecrets() {
  const secrets = mockClient(SecretsManagerClient);
  const values: Record<string, string> = {
    signing: JSON.stringify(keyMaterial),
    origin: ORIGIN_SECRET,
    pepper: PEPPER,
    meta: META_SECRET,
    google: GOOGLE_SECRET,
    stripe: JSON.stringify(STRIPE_SECRET),
    paypal: JSON.stringify(PAYPAL_SECRET),
    gopay: JSON.stringify(GOPAY_SECRET),
  };
  const answer = (): void => {
    secrets.reset();
    secrets
      .on(GetSecretValueCommand)
      .callsFake(({ SecretId: id }: { SecretId: string }) => ({ SecretString: values[id] }));
  };
  answer();
  beforeEach(answer);
  afterEach(() => forgetSecrets());
  return secrets;
}
