/** The list of where cryptography is used (bin/threats/cryptography.ts) is whole, and names no algorithm that is broken. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cryptographyUses } from '../../../bin/threats/cryptography.ts';

const USES =
  /from 'node:crypto'|crypto\.subtle|getRandomValues|from '(?:aws-jwt-verify|passkit-generator)|'RSA|'sha\d|'md5/i;

const sources = globSync(['functions/**/*.ts', 'shared/**/*.ts', 'web/**/*.{ts,tsx}', 'infra/**/*.{ts,js}'])
  .filter((file) => !file.startsWith('infra/local/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Those alone that a hash, a MAC or a signature may name; SHA-1 is the apps' that show codes (RFC 6238). */
const allowed =
  /^(?:sha256|sha512|RSA-SHA256|sha1 in functions\/domain\/(?:lock\/totp|accounts\/leaked-passwords)\.ts)$/;

test('every file that uses cryptography is on the list, once', () => {
  const found = sources.filter(({ text }) => USES.test(text)).map(({ file }) => file);

  expect(cryptographyUses.flatMap(({ files }) => files).toSorted()).toEqual(found.toSorted());
});

test('hashes are SHA-256 and SHA-512, and SHA-1 in codes of authenticator apps and the search for leaked passwords alone', () => {
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|createSign|createVerify|sign|verify)\(\s*'([^']+)'/g)].map(
      ([, algorithm = '']) => (algorithm === 'sha1' ? `${algorithm} in ${file}` : algorithm),
    ),
  );

  expect(named).toContain('sha256');
  expect([...new Set(named)].filter((algorithm) => !allowed.test(algorithm))).toEqual([]);
});

test('nothing that is to be secret comes from Math.random', () => {
  const files = sources.filter(({ text }) => text.includes('Math.random(')).map(({ file }) => file);

  // Pauses before another try, and the name of a file that is being written.
  expect(files.toSorted()).toEqual([
    'functions/domain/billing/mark-paid.ts',
    'functions/domain/insurance/orders/take-effect.ts',
    'functions/jobs/draw/browser-files.ts',
    'functions/kit/clients/dynamo.ts',
    'functions/kit/draw.ts',
  ]);
});
