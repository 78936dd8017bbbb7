/** What kind of thing a question asks for, where a statement shows by its shape whether it is one. */
import { FIGURE, type Concept } from './lexicon.ts';
import { foldText, termsOfText, type Term } from './words.ts';

/** Question words without a kind of their own: `what does it cost` asks for a price, `does the price include` does not. */
const ASKS =
  /(?<![\p{L}])(?:what|which|how|was|wie|welch\p{L}*|ما|كم|ماذا)(?![\p{L}])|多少|几|幾|甚麼|什麼|什么|เท่า|กี่/iu;

/** Kinds that a statement shows by figures alone; a question word asks for them beside whatever it asks about. */
const OF_FIGURES = new Set<Concept>(['price', 'quantity', 'experience']);

/** Null for what no shape tells, and where two kinds are asked for at once. */
export function askedFor(question: string, terms: readonly Term[]): Concept | null {
  const kinds = new Set(terms.flatMap(({ concept }) => concept ?? []));
  const others = [...kinds].filter((kind) => !OF_FIGURES.has(kind));
  const prices = terms.filter(({ concept }) => concept === 'price');
  if (prices.some(isInterrogative) && !prices.every(isInterrogative)) return 'price';
  if (!ASKS.test(question) && !terms.some(isInterrogative)) return null;
  if (others.length === 1 && kinds.size === 1 && (kinds.has('phone') || kinds.has('email'))) return others[0] ?? null;
  if (others.length > 0) return null;
  if (prices.some((term) => !isInterrogative(term))) return 'price';
  return terms.some((term) => isInterrogative(term) && term.concept && OF_FIGURES.has(term.concept))
    ? 'quantity'
    : null;
}

const isInterrogative = (term: Term): boolean => term.isInterrogative === true;

/** A price has a figure too; `free` is one. */
export function shows(terms: readonly Term[], asked: Concept | null): boolean {
  if (asked === null) return true;
  const isShown = (kind: Concept): boolean => terms.some(({ concept, key }) => concept === kind && key === '');
  if (asked !== 'price') return isShown(asked);
  return isShown('quantity') && terms.some(({ concept }) => concept === 'price');
}

/** `how many days`: what is counted is the next word that says something. */
const COUNTS =
  /(?<![\p{L}])(?:how many|wie vielen?|كم عدد)(?![\p{L}])|多少(?![錢钱])[個个名位條条張张隻只部台]?|[几幾]多?(?![錢钱點点時时])[個个名位]?|กี่/iu;

/** Units as they are printed, by the stems of their names. */
const UNITS: ReadonlyMap<string, string> = new Map(
  `gram g, kilogram kg, watt w, liter l, litr l, millilit ml, millilitr ml, hour h, minut min, meter m, metr m, kilomet km,
   kilometr km, centimet cm, centimetr cm, millimet mm, millimetr mm, percent %, prozent %`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Characters between a figure and what it counts: `14 full working days`. */
const NEAR = 24;

/** The stem of what is counted; null for a question that counts nothing. */
export function countedIn(question: string): string | null {
  const folded = foldText(question);
  const found = COUNTS.exec(folded);
  if (!found) return null;
  const [counted] = termsOfText(folded.slice(found.index + found[0].length)).filter(({ key }) => key !== '');
  return counted?.key ?? null;
}

/** A stem ends in i where its word may end in y; short words keep an ending (`tagen`) that other forms of them do not have. */
const stemPattern = (name: string): string =>
  name
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=[a-z]{3})(?:en|n)$/, '')
    .replace(/i$/, '[iy]');

/** Whether a figure in the statement counts that very thing: `24 hours` are no answer to how many customers there are. */
export function counts(text: string, counted: string): boolean {
  const unit = UNITS.get(counted);
  const folded = foldText(text);
  const names = unit === undefined ? [counted] : [counted, unit];
  return names.some((name) => {
    const isWord = name === unit ? `(?<!\\p{L})${name}(?!\\p{L})` : stemPattern(name);
    const before = new RegExp(`(?:${FIGURE.source})[^.;:!?。;]{0,${NEAR}}?${isWord}`, 'iu');
    const after = new RegExp(`${isWord}\\p{L}*[\\s:|]{0,3}(?:${FIGURE.source})`, 'iu');
    return before.test(folded) || after.test(folded);
  });
}

const LENGTH_ASKED = /(?<![\p{L}])(?:how long|wie lang)/iu;
const SPAN = new RegExp(
  `(?:${FIGURE.source}).{0,${NEAR}}?(?:second|minute|hour|day|week|month|year|metre|meter|sekunde|stunde|tag|woche|monat|jahr)|(?<!\\p{Nd})(?:19|20)\\p{Nd}{2}(?!\\p{Nd})`,
  'iu',
);
/** In small letters: `CR-40 M` is the name of a model. */
const METRES = /\p{Nd}\s?[cmk]?m(?!\p{L})/u;

/** Whether the statement tells a time or a length, where the question asks how long something is. */
export const tellsLength = (question: string, text: string): boolean =>
  !LENGTH_ASKED.test(question) || SPAN.test(text) || METRES.test(text);

const PLACE = /(?<![\p{L}])(?:https?:\/\/|www\.|[\p{L}\p{N}-]+\.(?:example|com|org|net))|@|\p{Nd}{4,5} \p{Lu}/u;

/** An address, or what speaks of where somebody is. */
export const showsPlace = (text: string, terms: readonly Term[]): boolean =>
  PLACE.test(text) || terms.some(({ concept }) => concept === 'location');

const NAME_ASKED =
  /(?<![\p{L}])(?:what(?:'s| is| are| was) (?:\p{L}+ )?names?|wie hei(?:ß|ss)(?:t|en|e|st)|ما (?:هو )?اسم)|叫(?:甚麼|什麼|什么)|(?:甚麼|什麼|什么)名|ชื่ออะไร/iu;
const NAMES =
  /(?<![\p{L}])(?:named?|names|called|hei(?:ß|ss)t|heiße|namens|genannt)(?![\p{L}])|اسم|[يت]سم[ىي]|名[字為为叫]|叫|(?<!ราย|ระบุ|มี)ชื่อ/iu;

export const asksName = (question: string): boolean => NAME_ASKED.test(question);

/** A name is told by a word that says that it is one, or by what speaks of somebody's self. */
export function showsName(text: string, terms: readonly Term[]): boolean {
  return NAMES.test(text) || terms.some(({ concept }) => concept === 'about');
}

const MEANING =
  /(?<![\p{L}])(?:what (?:is|are)|what does .* mean|was (?:ist|sind|bedeutet)|ما (?:هو|هي|معنى))(?![\p{L}])|(?:是|指)(?:甚麼|什麼|什么)|(?:คือ|หมายถึง)อะไร/iu;

export function asksMeaning(question: string): boolean {
  return MEANING.test(question);
}
