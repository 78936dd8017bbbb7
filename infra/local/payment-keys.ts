/** Keys of the payment providers, made once per install. The stand-ins read them where the functions do. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

const YEARS = 10;

const random = (): string => randomBytes(24).toString('base64url');

/** The value of the secret of that name; undefined for other secrets. */
export function makePaymentKeys(secretName: string, now: Date): string | undefined {
  switch (secretName.split('/').at(-1)) {
    case 'stripe':
      return JSON.stringify({ key: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` });
    case 'paypal':
      return JSON.stringify({ secret: random(), webhookId: 'WH0LOCAL', ...makeSigner(now) });
    case 'gopay':
      return JSON.stringify({ serverKey: `SB-Mid-server-${random()}` });
    default:
      return undefined;
  }
}

/** PayPal's own part, which on AWS nobody but PayPal has: what its webhooks are signed with, certified by itself. */
export function makeSigner(now: Date): { certificate: string; signingKey: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKey = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const key = forge.pki.privateKeyFromPem(signingKey);
  const certificate = forge.pki.createCertificate();
  const subject = [{ name: 'commonName', value: 'messageverificationcerts.paypal.local' }];
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate()));
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(key, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), signingKey };
}
