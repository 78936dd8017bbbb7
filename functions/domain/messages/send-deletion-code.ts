/** The code with which an owner confirms that the account is to go. Sent while they wait: a failure is theirs to know. */
import { directionOf } from '../../../shared/places/languages.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { lifecycleTexts } from './lifecycle-texts.ts';
import { sendMail } from './mail.ts';
import { sendSms } from './send-sms.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

export async function sendDeletionCodeTo({ email, phone, language }: AccountRow, code: string): Promise<void> {
  const texts = lifecycleTexts(language);
  const direction = directionOf(language);
  const subject = fill(texts.deletionCodeSubject, { code });
  if (email === '') return sendSms(phone ?? '', `XPage: ${subject}`);
  await sendMail({
    to: email,
    subject,
    paragraphs: [texts.deletionCodeText, texts.deletionCodeIgnore],
    code,
    direction,
    footer: mailTexts(language).footer,
  });
}
