/** The mail with a verification code. It is sent while the person waits: a failure is theirs to know. */
import { directionOf, type LanguageValue } from '../../../shared/places/languages.ts';
import type { CodePurpose } from '../accounts/verification-codes.ts';
import { sendMail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

export async function sendCodeMail(request: {
  to: string;
  code: string;
  purpose: CodePurpose;
  language: LanguageValue;
}): Promise<void> {
  const texts = mailTexts(request.language);
  const direction = directionOf(request.language);
  const isReset = request.purpose === 'reset-password';
  await sendMail({
    to: request.to,
    subject: fill(isReset ? texts.resetSubject : texts.signUpSubject, { code: request.code }),
    paragraphs: [isReset ? texts.resetText : texts.signUpText, texts.ignore],
    code: request.code,
    direction,
    footer: texts.footer,
  });
}
