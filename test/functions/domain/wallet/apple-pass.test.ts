import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { applePass } from '../../../../functions/domain/wallet/apple-pass.ts';
import type { PassContent } from '../../../../functions/domain/wallet/pass-content.ts';
import { localKeys, samplePass } from './sample-pass.ts';

const { apple } = localKeys;
const keys = { ...apple, passType: 'pass.example.xpage.local', team: 'LOCAL00000' };
const icon = Buffer.from('an icon');

function filesOf(changes: Partial<PassContent> = {}): Record<string, Uint8Array> {
  return unzipSync(applePass(samplePass(changes), { 'icon.png': icon }, keys));
}

type Field = { key: string; label?: string; value: string };
type PassJson = {
  generic: Record<'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', Field[]>;
  [key: string]: unknown;
};

const textOf = (files: Record<string, Uint8Array>, name: string): string => strFromU8(files[name] ?? new Uint8Array());
const passJson = (changes: Partial<PassContent> = {}): PassJson => JSON.parse(textOf(filesOf(changes), 'pass.json'));

/** `openssl smime -verify` with the chain's root as the only authority: null when it verifies, else what it says. */
function refusalOf(manifest: Uint8Array, signature: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'));
  const put = (name: string, content: Uint8Array | string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const parts = ['-inform', 'DER', '-in', put('signature', signature), '-content', put('manifest.json', manifest)];
  const chain = ['-CAfile', put('root.pem', apple.root), '-purpose', 'any'];
  try {
    execFileSync('openssl', ['smime', '-verify', ...parts, ...chain], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a pass for Apple Wallet', () => {
  test('has a manifest with the hash of each of its files', () => {
    const { 'manifest.json': manifest, signature, ...rest } = filesOf();

    const hashes = Object.entries(rest).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
    expect(JSON.parse(strFromU8(manifest ?? new Uint8Array()))).toEqual(Object.fromEntries(hashes));
    expect(Object.keys(rest).sort()).toEqual([
      'de.lproj/pass.strings',
      'en-US.lproj/pass.strings',
      'icon.png',
      'pass.json',
    ]);
    expect(signature?.length).toBeGreaterThan(0);
  });

  test('is signed by the pass certificate, which the chain leads to', () => {
    const { 'manifest.json': manifest = new Uint8Array(), signature = new Uint8Array() } = filesOf();

    expect(refusalOf(manifest, signature)).toBeNull();
    expect(refusalOf(Buffer.from('{}'), signature)).not.toBeNull();
  });

  test('has the keys that Apple requires, and the code of the page', () => {
    expect(passJson()).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.xpage.local',
      teamIdentifier: 'LOCAL00000',
      serialNumber: 'a'.repeat(24),
      organizationName: 'Studio Lindqvist',
      description: 'Contact card of Mara Lindqvist',
      backgroundColor: 'rgb(31, 58, 95)',
      foregroundColor: 'rgb(255, 255, 255)',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: 'https://xpage.example/mara', messageEncoding: 'utf-8' }],
    });
  });

  test('says name, profession and how to reach the owner, and all links on its back', () => {
    const { generic } = passJson();

    expect(generic.primaryFields).toEqual([{ key: 'name', value: 'Mara Lindqvist' }]);
    expect(generic.secondaryFields).toEqual([{ key: 'title', label: 'Profession', value: 'Interior designer' }]);
    expect(generic.auxiliaryFields.map(({ value }) => value)).toEqual(['+46 70 123 45 67', 'mara@lindqvist.studio']);
    expect(generic.backFields.map(({ value }) => value)).toContain('https://lindqvist.studio/');
  });

  test('leaves out what the page does not say', () => {
    const { generic, organizationName } = passJson({ phone: '', email: '', title: '', company: '', tagline: '' });

    expect([...generic.secondaryFields, ...generic.auxiliaryFields]).toEqual([]);
    expect(generic.backFields.map(({ key }) => key)).toEqual(['page', 'place', 'link0']);
    expect(organizationName).toBe('Mara Lindqvist');
  });

  test.each(['محمد بن عبد الله', '陳大文', 'สมชาย ใจดี', 'Seán O’Brien "SOB"'])('keeps the name %s', (name) => {
    const files = filesOf({ name });

    expect(JSON.parse(textOf(files, 'pass.json'))).toMatchObject({
      description: `Contact card of ${name}`,
      generic: { primaryFields: [{ value: name }] },
    });
    expect(refusalOf(files['manifest.json'] ?? icon, files['signature'] ?? icon)).toBeNull();
  });

  test('is labelled in the languages of phones', () => {
    const german = textOf(filesOf(), 'de.lproj/pass.strings');

    expect(german).toContain('"Profession" = "Beruf";');
    expect(german).toContain('"Contact card of Mara Lindqvist" = "Kontaktkarte von Mara Lindqvist";');
  });
});
