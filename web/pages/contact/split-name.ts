/** From one line of name to the parts that address books sort by. What can't be told apart stays one given name. */
import type { LanguageValue } from '../../../shared/places/languages.ts';

export type NameParts = { prefix: string; given: string; additional: string; family: string; suffix: string };

const east = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆・]+$/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /^\p{Script=Hangul}+$/u;
const han = /^\p{Script=Han}+$/u;

/** Family names of two characters; all others of the Chinese and of the Korean are one. */
const doubleChinese = new Set(
  (
    '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 东方 東方 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 长孙 長孫 ' +
    '宇文 轩辕 軒轅 端木 独孤 獨孤 南宫 南宮 西门 西門 东郭 東郭 呼延 闻人 聞人 太史 申屠 钟离 鍾離'
  ).split(' '),
);
const doubleKorean = new Set('남궁 황보 제갈 선우 독고 사공 서문 동방'.split(' '));

/** Written before the name and no part of it. */
const prefixes = new Set(
  (
    'dr prof professor mr mrs ms miss mx sir dame rev eng ing dipl-ing mag lic adv arq herr frau hr fr mme mlle sr sra ' +
    'srta don doña dott dott-ssa avv د الدكتور الدكتورة أ م المهندس المهندسة'
  ).split(' '),
);

/** Written after it. */
const suffixes = new Set('jr sr ii iii iv phd md mba ma msc bsc llm esq cpa cfa cfp rn dds mag med'.split(' '));

/** Small words that begin a family name. */
const particles = new Set(
  (
    'van von der den de del della di da dos das do du la le les lo ter ten te zu zum zur af av bin binti bint ibn al el ' +
    "'t san santa st mac ap y e und آل بن بنت ابن أبو ابو بو أل"
  ).split(' '),
);

/** Given names of two words, by the first: servant of (God), father of, mother of. */
const firstOfTwo = new Set('عبد أبو ابو أم ام نور سيف شمس عز صلاح'.split(' '));

const familyFirst: ReadonlySet<LanguageValue> = new Set(['hu_hu', 'vi_vn', 'zh_cn', 'zh_hk', 'ja_jp', 'ko_kr']);
/** Two family names, the father's and the mother's. */
const twoFamilies: ReadonlySet<LanguageValue> = new Set(['es_es', 'es_mx']);

/**
 * `language`: the one that the name stands in, for names whose order their letters don't tell: Hungarian and Vietnamese
 * names begin with the family, a Japanese name without a space can't be split.
 */
export function splitName(name: string, language: LanguageValue): NameParts {
  const line = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const [before = '', after = '', more] = line.split(/\s*[,،]\s*/u);
  if (more === undefined && before !== '' && after !== '' && !after.split(' ').every(isSuffix)) {
    return { ...splitGiven(after), family: before };
  }
  const words = line.replaceAll(/[,،]/gu, ' ').split(' ').filter(Boolean);
  const start = words.findIndex((word) => !isPrefix(word));
  if (start < 0) return only(line);
  const end = words.findLastIndex((word) => !isSuffix(word)) + 1;
  const middle = words.slice(start, Math.max(end, start + 1));
  return {
    ...splitWords(middle, language),
    prefix: words.slice(0, start).join(' '),
    suffix: words.slice(start + middle.length).join(' '),
  };
}

function splitWords(words: readonly string[], language: LanguageValue): NameParts {
  const eastern = words.filter((word) => east.test(word));
  if (eastern.length === words.length) return splitEastern(words, language);
  // "陳大文 David Chan": the letters that most address books sort by.
  if (eastern.length > 0) return splitWords(withoutEastern(words), language);
  const [first = '', ...rest] = words;
  if (rest.length === 0) return only(first);
  const loud = words.findIndex(isLoud);
  if (loud >= 0 && words.filter(isLoud).length === 1) return loudFamily(words, loud);
  if (isFamilyFirst(language, words)) return { ...splitGiven(rest.join(' ')), family: first };
  return splitWestern(words, language);
}

function withoutEastern(words: readonly string[]): string[] {
  return words.filter((word) => !east.test(word));
}

/** A Latin name on a Chinese, Japanese or Korean page is usually written the Western way: only the two others aren't. */
function isFamilyFirst(language: LanguageValue, words: readonly string[]): boolean {
  if (!familyFirst.has(language)) return false;
  return language === 'hu_hu' || language === 'vi_vn' || !words.every((word) => /\p{Script=Latin}/u.test(word));
}

function splitEastern(words: readonly string[], language: LanguageValue): NameParts {
  const [first = '', ...rest] = words;
  if (rest.length > 0) return { ...only(rest.join(' ')), family: first };
  const characters = [...first];
  const isJapanese = language === 'ja_jp' || kana.test(first);
  if (isJapanese || characters.length < 2 || characters.length > 4) return only(first);
  const doubles = hangul.test(first) ? doubleKorean : doubleChinese;
  if (!hangul.test(first) && !han.test(first)) return only(first);
  const length = characters.length > 2 && doubles.has(characters.slice(0, 2).join('')) ? 2 : 1;
  return { ...only(characters.slice(length).join('')), family: characters.slice(0, length).join('') };
}

/** DUPONT Marie, Chan Tai Man as CHAN Tai Man: capitals say which word is the family. */
function loudFamily(words: readonly string[], index: number): NameParts {
  const family = words[index] ?? '';
  return { ...splitGiven(words.filter((_, place) => place !== index).join(' ')), family };
}

function splitWestern(words: readonly string[], language: LanguageValue): NameParts {
  const givenLength = firstOfTwo.has(words[0] ?? '') && words.length > 2 ? 2 : 1;
  const families = twoFamilies.has(language) && words.length - givenLength > 2 ? 2 : 1;
  let start = Math.max(givenLength, words.length - families);
  while (start > givenLength && particles.has(bare(words[start - 1] ?? ''))) start -= 1;
  return {
    ...only(words.slice(0, givenLength).join(' ')),
    additional: words.slice(givenLength, start).join(' '),
    family: words.slice(start).join(' '),
  };
}

function splitGiven(line: string): NameParts {
  const [first = '', ...rest] = line.split(' ');
  return { ...only(first), additional: rest.join(' ') };
}

function only(given: string): NameParts {
  return { prefix: '', given, additional: '', family: '', suffix: '' };
}

const bare = (word: string): string => word.toLowerCase().replaceAll('.', '');

const isPrefix = (word: string): boolean => prefixes.has(bare(word)) && !isInitial(word);

/** One letter with a dot may be a name: "M. Lindqvist". */
const isInitial = (word: string): boolean => /^\p{Script=Latin}\.?$/u.test(word);

const isSuffix = (word: string): boolean => suffixes.has(bare(word)) && word !== word.toLowerCase();

/** Three letters or more, all of them capitals: two may be initials. */
const isLoud = (word: string): boolean => /^[\p{Lu}\p{M}'’-]{3,}$/u.test(word);
