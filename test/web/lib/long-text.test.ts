import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decryptLongText,
  encryptLongText,
  type LongTextPrivateKey,
  type LongTextPublicKey,
} from '../../../web/lib/long-text.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const publicParts = publicKey.export({ format: 'jwk' }) as LongTextPublicKey;
const privateParts = privateKey.export({ format: 'jwk' }) as LongTextPrivateKey;

describe('the long-text helper (specification 2, section 9)', () => {
  it.each([
    [1, 1],
    [117, 1],
    [118, 2],
    [234, 2],
    [235, 3],
  ])('puts %d bytes into %d blocks of 256 hex characters', (bytes, blocks) => {
    const encrypted = encryptLongText('x'.repeat(bytes), publicParts);

    expect(encrypted).toMatch(/^[0-9a-f]+$/);
    expect(encrypted).toHaveLength(blocks * 256);
  });

  it('gives every text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(decryptLongText(encryptLongText(text, publicParts), privateParts)).toBe(text.toWellFormed());
      }),
      { numRuns: 40 },
    );
  });

  it('ends blocks between characters, so that a host can read each as a text', () => {
    const encrypted = encryptLongText('保'.repeat(60), publicParts);
    const blocks = encrypted.match(/.{256}/g) ?? [];

    expect(blocks.map((block) => decryptLongText(block, privateParts))).toEqual(['保'.repeat(39), '保'.repeat(21)]);
  });

  it('never encrypts a text to the same block twice', () => {
    expect(encryptLongText('mara', publicParts)).not.toBe(encryptLongText('mara', publicParts));
  });

  it('writes the padding that other implementations read', () => {
    const encrypted = Buffer.from(encryptLongText('mara', publicParts), 'hex');

    // Raw decryption, because Node hides the padding's faults: 00 02, non-zero bytes, 00, the text.
    const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, encrypted);

    expect(block.subarray(0, 2).toString('hex')).toBe('0002');
    expect(block.subarray(2, 123).includes(0)).toBe(false);
    expect(block.subarray(123).toString()).toBe('\0mara');
  });

  it('reads what other implementations wrote', () => {
    const padding = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
    const encrypted = publicEncrypt(padding, Buffer.from('Größe')).toString('hex');

    expect(decryptLongText(encrypted, privateParts)).toBe('Größe');
  });

  it.each([
    ['half a block', 'ab'.repeat(64)],
    ['what is not hex', 'xy'.repeat(128)],
    ['a block of another key', '01'.repeat(128)],
  ])('refuses %s', (_, hex) => {
    expect(() => decryptLongText(hex, privateParts)).toThrow('cannot be decrypted');
  });

  it('refuses a key of another size', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });

    expect(() => encryptLongText('mara', other as LongTextPublicKey)).toThrow('The key has 2048 bits.');
  });
});
