import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { savePageLanguage } from '../../../../functions/calls/landing-page/save-page-language.ts';
import { saveTranslation } from '../../../../functions/calls/landing-page/save-translation.ts';
import { getPageLanguages } from '../../../../functions/calls/landing-page/get-page-languages.ts';
import { textKey } from '../../../../functions/domain/languages/language-rows.ts';
import { MAX_PAGE_LANGUAGES } from '../../../../shared/model/page-languages.ts';
import { languageValues, type LanguageValue } from '../../../../shared/places/languages.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { assistantRow, pageRow } from '../../../kit/rows.ts';

const { table, put } = useMemoryTable();
beforeEach(() => put([pageRow(), assistantRow()]));

const context = () => ownerContext({ newId: () => randomUUID() });
const setLanguage = (language: LanguageValue, isOn = true) => savePageLanguage({ language, isOn }, context());
const write = (path: string, text: string) => saveTranslation({ language: 'de_de', path, text }, context());
const read = () => getPageLanguages({ language: 'de_de' }, context());
const stateOf = async (path: string) => (await read()).texts.find((text) => text.path === path);
const outbox = (): unknown[] =>
  [...table().rows.values()].filter(({ sk }) => sk === 'OUTBOX').map(({ payload }) => payload);

describe('the languages of a page', () => {
  test('come and go, each with the order to draw the live page anew; twice is once', async () => {
    expect(await setLanguage('de_de')).toEqual({ languages: ['de_de'] });
    expect(await setLanguage('de_de')).toEqual({ languages: ['de_de'] });
    expect(await setLanguage('fr_fr')).toEqual({ languages: ['de_de', 'fr_fr'] });
    expect(await setLanguage('de_de', false)).toEqual({ languages: ['fr_fr'] });
    expect(await setLanguage('de_de', false)).toEqual({ languages: ['fr_fr'] });

    expect(outbox()).toEqual(Array.from({ length: 3 }, () => ({ action: 'republish-own', accountId })));
  });

  test('are at most five, and never the one that the page is written in', async () => {
    for (const language of languageValues.slice(1, 1 + MAX_PAGE_LANGUAGES)) await setLanguage(language);

    await expect(setLanguage('ko_kr')).rejects.toMatchObject({ code: 'languages_full' });
    await expect(setLanguage('en_us')).rejects.toMatchObject({ code: 'input_invalid' });
  });

  test('keep their texts when they are taken away', async () => {
    await setLanguage('de_de');
    await write('profile/title', 'Innenarchitektin');
    await setLanguage('de_de', false);
    expect(await read()).toMatchObject({ languages: [], texts: [] });
    await expect(write('profile/title', 'Anders')).rejects.toMatchObject({ code: 'not_found' });
    await setLanguage('de_de');

    expect(await stateOf('profile/title')).toMatchObject({ text: 'Innenarchitektin', state: 'owner' });
  });

  test('come with the texts that their owner brings along; those that the page has no place for are left out', async () => {
    const texts = [
      { path: 'profile/title', text: 'Innenarchitektin' },
      { path: 'offers/o9/title', text: 'Raumplan' },
    ];
    await savePageLanguage({ language: 'de_de', isOn: true, texts }, context());
    await savePageLanguage({ language: 'de_de', isOn: true, texts }, context());

    expect(await stateOf('profile/title')).toMatchObject({ text: 'Innenarchitektin', state: 'owner' });
    expect(table().row(textKey(accountId, 'de_de', 'offers/o9/title'))).toBeUndefined();
    expect(outbox()).toHaveLength(2);
  });
});
