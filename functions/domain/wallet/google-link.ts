/**
 * The link that saves a page's card in Google Wallet: a signed token with a generic pass in it, so nothing has to be told
 * Google beforehand. Source: Google Wallet API, Generic passes (GenericClass, GenericObject), "JWT" and "Working with
 * JWTs": a link is safe up to 1,800 characters. Google keeps an object as it was saved first, so another content is
 * another object.
 */
import { createHash, createSign } from 'node:crypto';
import type { PassContent, PassLabels } from './pass-content.ts';
import type { GoogleKeys } from './wallet-keys.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';

const MOST_CHARACTERS = 1_800;

export type GoogleAround = { issuerId: string; appOrigin: string; mediaOrigin: string };

/** The same link for the same content. What is left out first when it grows too long stands last. */
export function googleLink(content: PassContent, keys: GoogleKeys, around: GoogleAround): string {
  const optional = optionalParts(content, around);
  for (let count = optional.length; count > 0; count -= 1) {
    const link = SAVE + signed(tokenOf(content, keys, around, optional.slice(0, count)), keys.key);
    if (link.length <= MOST_CHARACTERS) return link;
  }
  return SAVE + signed(tokenOf(content, keys, around, []), keys.key);
}

type Part = { text?: TextModule; rest?: Record<string, unknown> };
type TextModule = { id: string; header: string; body: string };

/** In the order of their worth. */
function optionalParts(content: PassContent, { mediaOrigin }: GoogleAround): Part[] {
  const labels: PassLabels | undefined = content.labels[content.language];
  const text = (id: 'phone' | 'email' | 'place', body: string): Part[] =>
    body === '' ? [] : [{ text: { id, header: labels?.[id] ?? '', body } }];
  return [
    ...(content.title === '' ? [] : [{ rest: { subheader: localized(content, content.title) } }]),
    ...text('phone', content.phone),
    ...text('email', content.email),
    ...(content.photo === null ? [] : [{ rest: { logo: { sourceUri: { uri: mediaOrigin + content.photo } } } }]),
    ...text('place', content.place),
    { rest: { linksModuleData: { uris: [{ id: 'page', uri: content.address, description: labels?.page }] } } },
  ];
}

function tokenOf(content: PassContent, { email }: GoogleKeys, around: GoogleAround, parts: readonly Part[]): object {
  const classId = `${around.issuerId}.page`;
  const card = {
    classId,
    state: 'ACTIVE',
    cardTitle: localized(content, content.company || content.name),
    header: localized(content, content.name),
    hexBackgroundColor: content.background.slice(0, 7),
    barcode: { type: 'QR_CODE', value: content.address },
    ...Object.assign({}, ...parts.map(({ rest }) => rest ?? {})),
    textModulesData: parts.flatMap(({ text }) => text ?? []),
  };
  const version = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 8);
  return {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(Date.parse(content.publishedAt) / 1_000),
    origins: [around.appOrigin],
    payload: {
      genericClasses: [{ id: classId }],
      genericObjects: [{ id: `${around.issuerId}.${content.serial}-${version}`, ...card }],
    },
  };
}

function localized({ language }: PassContent, value: string): object {
  return { defaultValue: { language, value } };
}

/** RFC 7515, RS256, the form that Google takes. */
function signed(token: object, key: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(token)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
