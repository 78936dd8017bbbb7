/** Names of people as each language writes them: which part stands first, what stands between, what is said in a greeting. */

const han = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;

const katakana = /^[\p{Script=Katakana}ー]+$/u;

/** Languages in which the family stands first also in Latin letters. */
const familyFirst = new Set(['hu', 'vi']);

/** Languages in which nobody is greeted by the first word of a name: it is the family's. */
const greetedWhole = new Set([...familyFirst, 'zh', 'ja', 'ko']);

/**
 * A whole name of its two parts. In Chinese, Japanese and Korean script the family stands first and nothing between;
 * a foreign name in katakana keeps its order, with a point. In Latin letters the family stands first for a Hungarian or a
 * Vietnamese reader, and last for all others.
 * @param language of the person or of who reads, as a language value or a BCP 47 tag
 */
export function fullName(firstName: string, lastName: string, language = ''): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const isForeign = katakana.test(first) && katakana.test(last);
  if (isForeign) return `${first}・${last}`;
  if (han.test(first + last)) return last + first;
  const parts = familyFirst.has(language.slice(0, 2)) ? [last, first] : [first, last];
  return parts.filter((part) => part !== '').join(' ');
}

/** Whether forms ask for the family's name first. @param language a language value or a BCP 47 tag */
export function isFamilyFirst(language: string): boolean {
  return greetedWhole.has(language.slice(0, 2));
}

/**
 * What a greeting says: the first name of `Mara Lindqvist`, the whole of 山田太郎 and, where the family stands first in the
 * person's language, of `Nagy Anna`.
 * @param language the person's, as a language value or a BCP 47 tag
 */
export function greetingName(name: string, language: string): string {
  const whole = name.trim();
  const [first = ''] = whole.split(/\s+/);
  return greetedWhole.has(language.slice(0, 2)) || han.test(first) ? whole : first;
}
