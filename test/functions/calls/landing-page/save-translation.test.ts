import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPageLanguages } from '../../../../functions/calls/landing-page/get-page-languages.ts';
import { savePageLanguage } from '../../../../functions/calls/landing-page/save-page-language.ts';
import { saveTranslation } from '../../../../functions/calls/landing-page/save-translation.ts';
import { textKey } from '../../../../functions/domain/languages/language-rows.ts';
import { pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { assistantRow, pageRow } from '../../../kit/rows.ts';

const { table, put } = useMemoryTable();
beforeEach(() => put([pageRow(), assistantRow()]));

const context = () => ownerContext({ newId: () => randomUUID() });
const write = (path: string, text: string) => saveTranslation({ language: 'de_de', path, text }, context());
const stateOf = async (path: string) => {
  const { texts } = await getPageLanguages({ language: 'de_de' }, context());
  return texts.find((text) => text.path === path);
};

describe('a text in a language', () => {
  beforeEach(async () => void (await savePageLanguage({ language: 'de_de', isOn: true }, context())));

  test('is the owner’s until they let it go, and is marked when its original changes', async () => {
    await write('profile/title', 'Innenarchitektin');
    expect(await stateOf('profile/title')).toMatchObject({ text: 'Innenarchitektin', state: 'owner' });
    put([pageRow({}, { title: 'Architect' })]);
    expect(await stateOf('profile/title')).toMatchObject({ text: 'Innenarchitektin', state: 'changed' });

    expect((await write('profile/title', '')).text).toMatchObject({ text: '', state: 'missing' });
    expect(table().row(textKey(accountId, 'de_de', 'profile/title'))).toBeUndefined();
  });

  test('that the page does not have cannot be written', async () => {
    await expect(write('profile/nothing', 'x')).rejects.toMatchObject({ code: 'not_found' });
    await expect(write('offers/o9/title', 'x')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of a page that was never saved cannot be written', async () => {
    table().rows.delete(Object.values(pageKey(accountId)).join(' '));
    await expect(write('profile/title', 'x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
