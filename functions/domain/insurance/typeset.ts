/** What some scripts need besides their letters, put into the HTML of a document: Arabic holds signs, Thai holds words. */
import { directionOf, type LanguageValue } from '../../../shared/places/languages.ts';

/** @param html whose texts stand between tags; attributes stay as they are */
export function typeset(html: string, language: LanguageValue): string {
  if (directionOf(language) === 'rtl') return inTexts(html, holdSigns);
  return language === 'th_th' ? inTexts(html, holdWords) : html;
}

const inTexts = (html: string, change: (text: string) => string): string => html.replaceAll(/(?<=>)[^<]+/g, change);

/** `20%`, `2+`, `HK$` and `HK$3,000`: behind an Arabic letter, the sign would change sides. */
const SIGNED = /\d+(?:[.,]\d+)*[%+]|[A-Z]{1,3}\p{Sc}(?:\d+(?:[.,]\d+)*)?/gu;

const holdSigns = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? text.replaceAll(SIGNED, '<bdi dir="ltr">$&</bdi>') : text;

/**
 * Words of insurance that browsers break within, since Thai has no spaces between words and their dictionaries know the parts
 * alone; signs that stand with the word before them; times of day. A word comes before those that are parts of it.
 */
const WHOLE =
  /ผู้เอาประกันภัย|ผู้รับประกันภัย|เอาประกันภัย|ประกันภัย|กรมธรรม์|สัตว์เลี้ยง|โรงพยาบาล|รถจักรยานยนต์|ต่างประเทศ|การุณยฆาต|(?:อื่น|ต่าง|ทุก|ใด) ๆ|\d\d:\d\d น\./gu;

const holdWords = (text: string): string =>
  text.replaceAll(WHOLE, (word, at: number) => {
    const isWithin = /\p{Script=Thai}/u.test(text[at - 1] ?? '');
    return `${isWithin ? '<wbr>' : ''}<span class="word">${word}</span>`;
  });
