import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../../shared/calls/errors.ts';
import { emailMessages } from '../../../shared/rules/email.ts';
import { passwordMessages } from '../../../shared/rules/password.ts';
import { phoneMessages } from '../../../shared/rules/phone.ts';
import { textMessages } from '../../../shared/rules/short-text.ts';
import { verificationCodeMessages } from '../../../shared/rules/verification-code.ts';

const catalogue: Record<string, { message: string }> = errorCatalogue;

const messages: [string, string][] = [
  emailMessages,
  passwordMessages,
  phoneMessages,
  textMessages,
  verificationCodeMessages,
].flatMap((words) => Object.entries(words));

describe('messages of the rules', () => {
  it.each(messages.filter(([code]) => code in catalogue))(
    '%s says the same as the catalogue of errors',
    (code, words) => {
      expect(words).toBe(catalogue[code]?.message);
    },
  );

  it('share their main codes with the catalogue', () => {
    const shared = messages.map(([code]) => code).filter((code) => code in catalogue);
    expect(shared).toEqual(
      expect.arrayContaining([
        'email_required',
        'email_invalid',
        'password_format',
        'phone_invalid',
        'field_required',
        'code_incorrect',
      ]),
    );
  });
});
