import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../../shared/calls/errors.ts';
import type { ClientErrorCode } from '../../../web/lib/api/api-error.ts';
import { emailMessages } from '../../../shared/rules/email.ts';
import { passwordMessages } from '../../../shared/rules/password.ts';
import { phoneMessages } from '../../../shared/rules/phone.ts';
import { textMessages } from '../../../shared/rules/short-text.ts';
import { verificationCodeMessages } from '../../../shared/rules/verification-code.ts';
import { localeFolders } from '../../../bin/locales/check-locales.ts';
import { readTexts } from '../../../bin/locales/locale-files.ts';

const clientCodes: Record<ClientErrorCode, true> = {
  network: true,
  aborted: true,
  answer_malformed: true,
  token_expired: true,
  signed_out: true,
};

const ruleMessages: Record<string, string> = {
  ...emailMessages,
  ...passwordMessages,
  ...phoneMessages,
  ...textMessages,
  ...verificationCodeMessages,
};

const codes = [...Object.keys(errorCatalogue), ...Object.keys(clientCodes), ...Object.keys(ruleMessages)];

/** `{reason}` of the catalogue is `{{reason}}` for i18next. */
function withPlaces(message: string): string {
  return message.replace(/\{(\w+)\}/g, '{{$1}}');
}

/** Codes of the errors that the app makes itself, and of those that it words without one. */
function codesMadeBy(folders: readonly string[]): string[] {
  const sources = folders.flatMap((folder) => globSync(`web/${folder}/**/*.{ts,tsx}`));
  const made = /new ApiError\(\{[^}]*?code: '(\w+)'|(?:refused|refusedFile|textOf)\('(\w+)'\)|'errors:(\w+)'/g;
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(made)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  );
}

const first = readTexts(localeFolders.web, 'en_us', 'errors');
const ofCalls = readTexts(localeFolders.web, 'en_us', 'call-errors');
const english = new Map([...first, ...ofCalls]);

describe('the words of errors', () => {
  it('are there for every code', () => {
    expect(codes.filter((code) => !english.has(code))).toEqual([]);
  });

  it.each(Object.entries(errorCatalogue))("in English are the catalogue's for %s", (code, { message }) => {
    expect(english.get(code)).toBe(withPlaces(message));
  });

  it.each(Object.entries(ruleMessages))("in English are the rule's for %s", (code, message) => {
    expect(english.get(code)).toBe(message);
  });

  it('stand in one place each', () => {
    expect([...first.keys()].filter((code) => ofCalls.has(code))).toEqual([]);
  });

  it('that the app says of itself are there before any call has failed', () => {
    const own = [
      ...Object.keys(clientCodes),
      ...Object.keys(ruleMessages),
      ...codesMadeBy(['app', 'lib', 'portal', 'ui']),
    ];

    expect(own.filter((code) => ofCalls.has(code))).toEqual([]);
  });

  it('of a missing network are the specified ones', () => {
    expect(english.get('network')).toBe('Poor internet connection');
  });
});
