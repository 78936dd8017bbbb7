import { describe, expect, it } from 'vitest';
import { textProblems, type TextCheck } from '../../../bin/locales/text-problems.ts';

const english = {
  title: 'Show my page to everybody',
  greeting: 'Hello {{name}}, <b>welcome</b>',
  days_one: '{{count}} day left',
  days_other: '{{count}} days left',
};
const german = {
  title: 'Meine Seite allen zeigen',
  greeting: 'Guten Tag {{name}}, <b>willkommen</b>',
  days_one: 'Noch ein Tag',
  days_other: 'Noch {{count}} Tage',
};

function problems(texts: Record<string, string>, check: Partial<TextCheck> = {}): string[] {
  const maps = { english: new Map(Object.entries(english)), texts: new Map(Object.entries(texts)) };
  return textProblems({ tag: 'de-DE', relative: null, ...maps, ...check });
}

describe('the texts of a language', () => {
  it('are without a problem when all are there, filled like English and translated', () => {
    expect(problems(german)).toEqual([]);
  });

  it('are found missing, and too many', () => {
    const { title: _, ...rest } = german;

    expect(problems({ ...rest, subtitle: 'x' })).toEqual(['subtitle: English has no such text', 'title: is missing']);
  });

  it('need the plural forms of the language, no fewer and no more', () => {
    const { days_one: _, ...rest } = german;

    expect(problems(rest)).toEqual(['days: the form one is missing']);
    expect(problems({ ...german, days_few: 'x' })).toEqual(['days: the language has no form few']);
    expect(problems(german, { tag: 'pl-PL' })).toEqual([
      'days: the form few is missing',
      'days: the form many is missing',
    ]);
    expect(problems(german, { tag: 'ja-JP' })).toContain('days: the language has no form one');
  });

  it('have words of their own for none where English has', () => {
    const withNone = new Map(Object.entries({ ...english, days_zero: 'Today is the last day' }));

    expect(problems(german, { english: withNone })).toEqual(['days: the form zero is missing']);
    expect(problems({ ...german, days_zero: 'Heute ist der letzte Tag' }, { english: withNone })).toEqual([]);
  });

  it('keep places and tags, but a plural form may say its number in words', () => {
    expect(problems({ ...german, greeting: 'Guten Tag {{user}}, willkommen' })).toEqual([
      'greeting: has the places "user" instead of "<b> name"',
    ]);
  });

  it('are not empty', () => {
    expect(problems({ ...german, title: ' ' })).toEqual(['title: is empty']);
  });

  it('are no copies of English, in other letters not even of one word', () => {
    expect(problems({ ...german, title: english.title })).toEqual(['title: is a copy of English']);
    const status = { title: 'Status' };
    const one = (tag: string) => problems(status, { tag, english: new Map(Object.entries(status)) });
    expect(one('de-DE')).toEqual([]);
    expect(one('el-GR')).toEqual(['title: is a copy of English']);
  });

  it('may hold names, formats and examples as they are', () => {
    const same = { a: 'XPage', b: 'PDF', c: 'mara-lind', d: 'https://example.com/mara' };

    expect(problems(same, { tag: 'ja-JP', english: new Map(Object.entries(same)) })).toEqual([]);
  });

  it('of a variant are only those that it words in its own way', () => {
    const relative = new Map(Object.entries(german));

    expect(problems({ title: 'Meine Seite jedem zeigen' }, { tag: 'de-AT', relative })).toEqual([]);
    expect(problems({ title: german.title }, { tag: 'de-AT', relative })).toEqual([
      'title: is the same as in the language it departs from',
    ]);
  });
});
