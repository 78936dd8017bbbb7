import { createPublicKey, createVerify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { googleLink } from '../../../../functions/domain/wallet/google-link.ts';
import type { PassContent } from '../../../../functions/domain/wallet/pass-content.ts';
import { NOW } from '../../../kit/call-context.ts';
import { localKeys, samplePass } from './sample-pass.ts';

const keys = { email: localKeys.google.client_email, key: localKeys.google.private_key };
const around = {
  issuerId: '3388000000012345678',
  appOrigin: 'https://xpage.example',
  mediaOrigin: 'https://media.xpage.example',
};

const linkOf = (changes: Partial<PassContent> = {}): string => googleLink(samplePass(changes), keys, around);

type Card = Record<string, unknown> & { id: string; classId: string; textModulesData: { id: string }[] };
type Token = { payload: { genericClasses: { id: string }[]; genericObjects: [Card] } };

function readToken(link: string): Token {
  const [, header = '', payload = '', signature = ''] = /save\/(.*?)\.(.*?)\.(.*)$/.exec(link) ?? [];
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
  const check = createVerify('RSA-SHA256').update(`${header}.${payload}`);
  expect(check.verify(createPublicKey(keys.key), signature, 'base64url')).toBe(true);
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

const cardOf = (changes: Partial<PassContent> = {}): Card => readToken(linkOf(changes)).payload.genericObjects[0];

describe('the link to Google Wallet', () => {
  test('is a token of the service account that saves one generic card', () => {
    const token = readToken(linkOf());

    expect(token).toMatchObject({
      iss: keys.email,
      aud: 'google',
      typ: 'savetowallet',
      iat: NOW.getTime() / 1_000,
      origins: ['https://xpage.example'],
    });
    const [card] = token.payload.genericObjects;
    expect(token.payload.genericClasses).toEqual([{ id: card.classId }]);
    expect(card).toMatchObject({
      id: expect.stringMatching(/^3388000000012345678\.a{24}-[0-9a-f]{8}$/),
      header: { defaultValue: { language: 'en-US', value: 'Mara Lindqvist' } },
      subheader: { defaultValue: { language: 'en-US', value: 'Interior designer' } },
      hexBackgroundColor: '#1f3a5f',
      barcode: { type: 'QR_CODE', value: 'https://xpage.example/mara' },
      logo: { sourceUri: { uri: 'https://media.xpage.example/m/a/01J.webp' } },
    });
  });

  test('is the same for the same content, and another card for another, as Google keeps what it has', () => {
    expect(linkOf()).toBe(linkOf());
    expect(cardOf({ phone: '+46 8 111' }).id).not.toBe(cardOf().id);
  });

  test.each(['محمد بن عبد الله', '陳大文', 'สมชาย ใจดี'])('keeps the name %s', (name) => {
    expect(cardOf({ name })).toMatchObject({ header: { defaultValue: { value: name } } });
  });

  test('leaves out what matters least where it would be too long for a link', () => {
    const long = { title: 'ท'.repeat(100), place: 'ส'.repeat(120), company: 'บ'.repeat(20) };

    expect(linkOf(long).length).toBeLessThanOrEqual(1_800);
    const card = cardOf(long);
    expect(card).toHaveProperty('subheader');
    expect(card.textModulesData.map(({ id }) => id)).not.toContain('place');
  });
});
