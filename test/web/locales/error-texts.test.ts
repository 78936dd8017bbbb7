import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../../shared/calls/errors.ts';
import type { ClientErrorCode } from '../../../web/lib/api/api-error.ts';
import { emailMessages } from '../../../shared/rules/email.ts';
import { passwordMessages } from '../../../shared/rules/password.ts';
import { phoneMessages } from '../../../shared/rules/phone.ts';
import { textMessages } from '../../../shared/rules/short-text.ts';
import { verificationCodeMessages } from '../../../shared/rules/verification-code.ts';
import { languagesWithTexts, readTexts } from './locale-files.ts';

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

describe('the words of errors', () => {
  it.each(languagesWithTexts())('in %s are there for every code', (language) => {
    const texts = readTexts(language, 'errors');

    expect(codes.filter((code) => !texts.has(code))).toEqual([]);
  });

  it.each(Object.entries(errorCatalogue))("in English are the catalogue's for %s", (code, { message }) => {
    expect(readTexts('en_us', 'errors').get(code)).toBe(withPlaces(message));
  });

  it.each(Object.entries(ruleMessages))("in English are the rule's for %s", (code, message) => {
    expect(readTexts('en_us', 'errors').get(code)).toBe(message);
  });

  it('of a missing network are the specified ones', () => {
    expect(readTexts('en_us', 'errors').get('network')).toBe('Poor internet connection');
  });
});
