import { agentNameLength, canonicalAgentName, checkAgentName } from './agent-name.ts';

/** Letters without a decomposition, as people write them in plain ASCII. */
const asciiForms: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  å: 'a',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};

/** For names that leave nothing to make one of. */
const lastResort = 'my-page';

/**
 * A name for the page of a person: `Zoë van der Łukasz` gives `zoe-van-der-lukasz`, `王小明` stays as it is. Always one
 * that `checkAgentName` accepts; whether it is free is for the store to say. A name that no address can be made of
 * (a script written from right to left) gives way to the part of the e-mail address before the @.
 */
export function suggestAgentName(fullName: string, email = ''): string {
  const candidates = [fullName, email.split('@')[0] ?? '']
    .map((text) => hyphenatedWords(text.slice(0, 200)))
    .flatMap(formsOf);
  return candidates.find((name) => checkAgentName(name) === undefined) ?? lastResort;
}

const formsOf = (slug: string): string[] => [slug, `${slug}-page`, `${slug}-1`].map(cut);

/** The words of a text as one, in lower case: without accents on Latin letters, signs and spaces. */
export function hyphenatedWords(fullName: string): string {
  const letters = canonicalAgentName(fullName).replace(/['’.]/g, '');
  const words = withoutLatinAccents(letters).match(/[\p{L}\p{M}0-9]+/gu) ?? [];
  return words.join('-');
}

/** Accents of other scripts are part of the letter (й, が), so only those on Latin letters go. */
function withoutLatinAccents(text: string): string {
  const bare = text.normalize('NFD').replace(/([a-z])[\u0300-\u036F]+/g, '$1');
  return [...bare.normalize('NFC')].map((letter) => asciiForms[letter] ?? letter).join('');
}

function cut(name: string): string {
  return [...name].slice(0, agentNameLength.max).join('').replace(/-+$/, '');
}
