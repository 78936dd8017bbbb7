/**
 * Keys for wallet passes, made once per install: a chain of certificates like Apple's (root, WWDR, pass type) and a service
 * account like Google's. Nothing outside of this machine trusts them.
 */
import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const YEARS = 10;

type Party = { certificate: forge.pki.Certificate; key: string };

type Named = { name: string; value: string };

/** The value of the secret `wallet`. */
export function makeWalletKeys(now: Date): string {
  const root = certify([{ name: 'commonName', value: 'Small cloud root' }], now, null, true);
  const wwdr = certify([{ name: 'commonName', value: 'Small cloud wallet authority' }], now, root, true);
  const signer = certify(passType, now, wwdr, false);
  return JSON.stringify({
    apple: { certificate: pemOf(signer), key: signer.key, wwdr: pemOf(wwdr), root: pemOf(root) },
    google: { client_email: 'wallet@small-cloud.iam.gserviceaccount.com', private_key: newKey() },
  });
}

/** Apple's certificates name the pass type as user id and the team as organizational unit. */
const passType: Named[] = [
  { name: 'userId', value: 'pass.example.xpage.local' },
  { name: 'commonName', value: 'Pass Type ID: pass.example.xpage.local' },
  { name: 'organizationalUnitName', value: 'LOCAL00000' },
];

/** `issuer` null: it certifies itself. */
function certify(subject: Named[], now: Date, issuer: Party | null, isAuthority: boolean): Party {
  const key = newKey();
  const privateKey = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate()));
  certificate.setSubject(subject.map(attribute));
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject.map(attribute));
  certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority, critical: true }]);
  certificate.sign(issuer ? forge.pki.privateKeyFromPem(issuer.key) : privateKey, forge.md.sha256.create());
  return { certificate, key };
}

/** OID of RFC 4519's user id, which the library has no name for. */
const USER_ID = '0.9.2342.19200300.100.1.1';

function attribute({ name, value }: Named): forge.pki.CertificateField {
  return name === 'userId' ? { type: USER_ID, value } : { name, value };
}

const pemOf = ({ certificate }: Party): string => forge.pki.certificateToPem(certificate);

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}
