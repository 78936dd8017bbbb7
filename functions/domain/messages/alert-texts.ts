/** The words of an SMS about leads: who, their number and where to look; never what the visitor wrote. */
import { fitsOneSms } from '../../../shared/rules/sms-length.ts';
import { fill } from '../../kit/read-texts.ts';
import { type MailTexts } from './mail-texts.ts';

/** What people see as one character stays whole. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One SMS: a name that is too long for it is cut, number and link stay whole. */
export function leadSms({ name, phone }: { name: string; phone: string }, link: string, texts: MailTexts): string {
  const shortest = `${phone}\n${link}`;
  const kept = [...characters.segment(name.trim())].map(({ segment }) => segment);
  for (; kept.length > 0; kept.pop()) {
    const text = `${fill(texts.alertLead, { name: kept.join('') })}\n${shortest}`;
    if (fitsOneSms(text)) return text;
  }
  return shortest;
}

/** Several leads at the end of quiet hours. */
export function leadsSms(count: number, link: string, texts: MailTexts): string {
  return `${fill(texts.alertLeads, { count: String(count) })}\n${link}`;
}
