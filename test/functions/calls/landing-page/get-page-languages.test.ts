import { beforeEach, expect, test, vi } from 'vitest';
import { getPageLanguages } from '../../../../functions/calls/landing-page/get-page-languages.ts';
import { languagesKey, textKey } from '../../../../functions/domain/languages/language-rows.ts';
import { getPageLanguages as contract } from '../../../../shared/calls/landing-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { assistantRow, pageRow, postRow } from '../../../kit/rows.ts';

const { put } = useMemoryTable();
const title = { ...textKey(accountId, 'de_de', 'profile/title'), path: 'profile/title' };
beforeEach(() =>
  put([
    pageRow(),
    assistantRow(),
    postRow(),
    { ...languagesKey(accountId), languages: ['de_de', 'en_us', 'fr_fr'], version: 1 },
    { ...title, text: 'Innenarchitektin', by: 'owner', of: '' },
  ]),
);

test('tells how far each language is, but that of the page itself, and the texts of the one that is asked for', async () => {
  const answer = await getPageLanguages({ language: 'de_de' }, ownerContext());
  const { length } = answer.texts;

  // Two names stand in every language as they are.
  expect(answer.languages).toEqual([
    { language: 'de_de', translated: 3, texts: length },
    { language: 'fr_fr', translated: 2, texts: length },
  ]);
  expect(answer.texts.find(({ path }) => path === 'profile/title')).toEqual({
    path: 'profile/title',
    group: 'profile',
    original: 'Interior designer',
    text: 'Innenarchitektin',
    state: 'changed',
  });
  expect(answer.texts.map(({ group }) => group)).toContain('news');
  expect(contract.output.safeParse(answer).success).toBe(true);
});

test('gives no texts of a language that the page has not, or when none is asked for', async () => {
  expect((await getPageLanguages({ language: 'ko_kr' }, ownerContext())).texts).toEqual([]);
  expect((await getPageLanguages({}, ownerContext())).texts).toEqual([]);
});

test.each([
  ['yes', false],
  ['', true],
])('with LOCAL_READER %j says that there is a translator: %s', async (reader, hasTranslator) => {
  vi.stubEnv('LOCAL_READER', reader);

  expect((await getPageLanguages({}, ownerContext())).hasTranslator).toBe(hasTranslator);
});
