import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { legalDocumentIds, legalVersions } from '../../../../shared/legal/legal-documents.ts';
import { serviceConstants } from '../../../../shared/legal/service-constants.ts';
import { legalTexts } from '../../../../web/site/legal/documents/documents.ts';
import { facts, fillFacts } from '../../../../web/site/legal/facts.ts';
import type { Block, LegalText } from '../../../../web/site/legal/legal-text.ts';
import { linkTags } from '../../../../web/site/legal/legal-words.tsx';
import { regionalLaws } from '../../../../web/site/legal/regions/regions.ts';

const WEB = join(import.meta.dirname, '../../../../web');

/** Names of numbers; "one" is an article as well. */
const numberWord =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|sixty|ninety|hundred|thousand)\b/i;

function wordsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('points' in block) return block.points;
  return 'table' in block ? [...block.table.head, ...block.table.rows.flat()] : [];
}

function textsOf({ short, sections, changes }: LegalText): readonly string[] {
  const inSections = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOf)]);
  return [...short, ...inSections, ...Object.values<readonly string[]>(changes).flat()];
}

const inDocuments = legalDocumentIds.flatMap((id) => textsOf(legalTexts[id]).map((text) => [id, text] as const));
const inRegions = regionalLaws.flatMap(({ id, consumer, data, content = [], own = {}, authorities }) =>
  [...consumer, ...data, ...content, ...Object.values(own).flat(), ...Object.values(authorities)].map(
    (text) => [id, text] as const,
  ),
);

/** A text without what is filled in and the names that hold a digit rightly. */
const bare = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll('A05', '');

test('no figure stands in the words: all come from the constants', () => {
  const withFigure = [...inDocuments, ...inRegions].filter(
    ([, text]) => /\d/.test(bare(text)) || numberWord.test(text),
  );

  expect(withFigure).toEqual([]);
});

test('every place has its fact, and every fact of the service is told', () => {
  const all = inDocuments.map(([, text]) => text).join('\n');
  const told = new Set([...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

  for (const [, text] of inDocuments) expect(fillFacts(text)).not.toContain('{{');
  expect(Object.keys(facts).filter((name) => name !== 'isExample' && !told.has(name))).toEqual([]);
});

test('a place without a fact is an error that names it', () => {
  expect(() => fillFacts('{{nothing}}')).toThrow('A legal text names {{nothing}}. facts.ts has no such fact.');
});

test('the figures are those of the specifications', () => {
  expect(serviceConstants).toMatchObject({
    ...{ minimumAge: 18, regions: 46, trialDays: 14, uptimePercent: 99.5 },
    ...{ maintenanceNoticeHours: 48, outageNoticeHours: 2 },
    ...{ interactionDays: 60, inactiveDays: 90, backupMonths: 12 },
    liabilityMonths: { page: 6, documentChat: 12, account: 12 },
  });
  expect(fillFacts('{{uptime}}, {{supportHours}}')).toBe('99.5%, Monday to Friday, 09:00 to 18:00 (GMT)');
  expect(fillFacts('{{standardCritical}}, {{standardHigh}}, {{standardGeneral}}')).toBe(
    '4 hours, 1 working day, 2 working days',
  );
  expect(fillFacts('{{fasterCritical}}, {{fasterHigh}}, {{fasterGeneral}}')).toBe('2 hours, 8 hours, 1 working day');
});

describe.each(legalDocumentIds)('%s', (id) => {
  const text: LegalText = legalTexts[id];

  it('stands under its own name, with what each version changed', () => {
    expect(text.id).toBe(id);
    expect(Object.keys(text.changes)).toEqual(legalVersions[id]);
    expect(legalVersions[id].toSorted().toReversed()).toEqual(legalVersions[id]);
  });

  it('has anchors of its own, and leads only to documents', () => {
    const anchors = [...text.sections.map((section) => section.id), 'short', 'where', 'versions'];
    const tags = textsOf(text).flatMap((words) => [...words.matchAll(/<\/?(\w+)>/g)].map(([, tag]) => tag ?? ''));

    expect(new Set(anchors).size).toBe(anchors.length);
    expect(tags.filter((tag) => tag !== 'mail' && linkTags[tag] === undefined)).toEqual([]);
  });
});

test('the three products are told apart where their liability, support or scope differs', () => {
  const { sections } = legalTexts.terms;
  const products = new Set(sections.flatMap((section) => section.products ?? []));

  expect([...products].toSorted()).toEqual(['ProductTalk', 'X-ID', 'XPage']);
});

test('the cookie policy names all that the site and the app keep in a browser', () => {
  const policy = textsOf(legalTexts.cookies).join('\n');
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const setByCalls = readFileSync(join(WEB, '../functions/kit/device-cookie.ts'), 'utf8');
  const sources = [setByCalls, ...files.map((name) => readFileSync(join(WEB, name), 'utf8'))].join('\n');
  // A lock among tabs, a mark on the page and the name of a saved file are kept nowhere.
  const notKept = new Set(['xpage-handshake', 'xpage-source', 'xpage-recovery']);
  const keys = new Set([...sources.matchAll(/['`](xpage-[a-z]+(?:-[a-z]+)*)['`-]/g)].map(([, key]) => key ?? ''));

  expect(keys.size).toBeGreaterThan(15);
  expect([...keys].filter((key) => !notKept.has(key) && !policy.includes(key))).toEqual([]);
});
