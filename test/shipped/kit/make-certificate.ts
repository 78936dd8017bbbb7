/** A certificate that vouches for itself, for hosts of a test. */
import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const DAY_MS = 86_400_000;
const DNS_NAME = 2;

/** Both PEM. @param hosts names, also with `*` as their first part */
export function makeCertificate(hosts: readonly string[]): { key: string; certificate: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const signing = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(signing.n, signing.e);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS);
  const name = [{ name: 'commonName', value: 'A test' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: DNS_NAME, value })) },
  ]);
  certificate.sign(signing, forge.md.sha256.create());
  return { key, certificate: forge.pki.certificateToPem(certificate) };
}
