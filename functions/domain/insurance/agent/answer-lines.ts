/** Answers as somebody reads them who did not give them: question and answer in words, block by block. */
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import type { ProductDefinition, Question } from '../../../../shared/insurance/definition.ts';
import { minorOf } from '../../../../shared/insurance/money.ts';
import type { Application, AskedQuestion } from '../../../../shared/insurance/product.ts';
import type { ProductTexts } from '../../../../shared/insurance/product-texts.ts';
import { countryName } from '../../../../shared/places/country-names.ts';
import { documentTag, type LanguageValue } from '../../../../shared/places/languages.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';

type Group = AgentCaseDetail['answers'][number];
type Line = Group['lines'][number];

/** In the words of a product, with dates and sums as the language writes them; what is not answered is left out. */
export function answerLines(
  { asked, product }: Application,
  texts: ProductTexts,
  language: LanguageValue,
): AgentCaseDetail['answers'] {
  const groups = new Map<string, Group>();
  for (const one of asked) {
    const line = toLine(one, texts, { tag: documentTag(language), definition: product.definition });
    if (line === null) continue;
    const { id } = one.block;
    const person = one.person === null ? null : one.person + 1;
    const group = groups.get(`${id} ${person}`) ?? { title: texts.blocks[id] ?? '', person, lines: [] };
    group.lines.push(line);
    groups.set(`${id} ${person}`, group);
  }
  return [...groups.values()];
}

/** The lines of a change, each with what the policy itself says where that is another answer. */
export function besideBefore(
  now: AgentCaseDetail['answers'],
  before: AgentCaseDetail['answers'],
): AgentCaseDetail['answers'] {
  const keyOf = (group: Group, line: Line): string => `${group.title} ${group.person} ${line.id}`;
  const values = new Map(before.flatMap((group) => group.lines.map((line) => [keyOf(group, line), line.value])));
  return now.map((group) => ({
    ...group,
    lines: group.lines.map((line) => {
      const was = values.get(keyOf(group, line)) ?? '';
      return { ...line, before: was === line.value ? null : was };
    }),
  }));
}

type Written = { tag: string; definition: ProductDefinition };

function toLine({ block, question, answer }: AskedQuestion, texts: ProductTexts, written: Written): Line | null {
  if (answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)) return null;
  const { id, kind } = question;
  const words = texts.questions[`${block.about}.${id}`];
  const line = { id: `${block.about}.${id}`, label: words?.label ?? id, before: null };
  if (typeof answer === 'boolean') return { ...line, kind: 'yes-no', value: answer ? 'yes' : 'no' };
  const values = Array.isArray(answer) ? answer : [answer];
  if (kind === 'photo' || kind === 'video' || kind === 'file') {
    return { ...line, kind: 'files', value: String(values.length) };
  }
  const read = values.map((value) => inWords(value, question, words, written));
  return { ...line, kind: 'text', value: new Intl.ListFormat(written.tag, { type: 'unit' }).format(read) };
}

function inWords(
  value: string | number,
  { kind, list }: Question,
  words: ProductTexts['questions'][string] | undefined,
  { tag, definition: { currency } }: Written,
): string {
  if (kind === 'money') return moneyText(tag, { amount: minorOf(Number(value), currency), currency });
  if (kind === 'date') return dayInWords(String(value), tag);
  if (list === 'countries' || list === 'nationalities') return countryName(String(value), tag);
  return words?.options?.[String(value)] ?? String(value);
}

/** A day that cannot be read stands as it was given. */
function dayInWords(day: string, tag: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
