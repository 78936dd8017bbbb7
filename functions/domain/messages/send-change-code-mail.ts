/** The mail with the code for a new address. It is sent while the person waits: a failure is theirs to know. */
import { directionOf, type LanguageValue } from '../../../shared/places/languages.ts';
import { accountTexts } from './account-texts.ts';
import { sendMail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

/** @param to an address that is to be proved to be theirs */
export async function sendChangeCodeMail(to: string, code: string, language: LanguageValue): Promise<void> {
  const texts = mailTexts(language);
  const direction = directionOf(language);
  const { changeEmailSubject, changeEmailText } = accountTexts(language);
  await sendMail({
    to,
    subject: fill(changeEmailSubject, { code }),
    paragraphs: [changeEmailText, texts.ignore],
    code,
    direction,
    footer: texts.footer,
  });
}
