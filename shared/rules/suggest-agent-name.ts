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
 * that `checkAgentName` accepts; whether it is free is for the store to say.
 */
export function suggestAgentName(fullName: string): string {
  const slug = slugOf(fullName.slice(0, 200));
  const candidates = [slug, `${slug}-page`, `${slug}-1`].map(cut);
  return candidates.find((name) => checkAgentName(name) === undefined) ?? lastResort;
}

function slugOf(fullName: string): string {
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
