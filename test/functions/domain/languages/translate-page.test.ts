import { randomUUID } from 'node:crypto';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPageLanguages } from '../../../../functions/calls/landing-page/get-page-languages.ts';
import { savePageLanguage } from '../../../../functions/calls/landing-page/save-page-language.ts';
import { saveTranslation } from '../../../../functions/calls/landing-page/save-translation.ts';
import { MOST_CHARACTERS_A_DAY } from '../../../../functions/domain/languages/keep-translations.ts';
import { translatedKey } from '../../../../functions/domain/languages/language-rows.ts';
import { batchesOf } from '../../../../functions/domain/languages/translate-page.ts';
import { askForTranslations } from '../../../../functions/jobs/publish-page/ask-for-translations.ts';
import { handler } from '../../../../functions/jobs/translate-page/index.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useModel } from '../../../kit/model.ts';
import { assistantRow, livePageRows, pageRow, publicPage } from '../../../kit/rows.ts';

vi.mock('../../../../functions/kit/own-queue.ts', () => ({ postpone: async () => undefined }));

const { table, put } = useMemoryTable();
const model = useModel();
useLog();
const sqs = mockClient(SQSClient);
beforeEach(() => {
  sqs.reset();
  put([pageRow(), assistantRow(), ...livePageRows()]);
});

const setLanguage = (language: LanguageValue, isOn = true) =>
  savePageLanguage({ language, isOn }, ownerContext({ newId: () => randomUUID() }));
const write = (path: string, text: string) => saveTranslation({ language: 'de_de', path, text }, ownerContext());
const read = () => getPageLanguages({ language: 'de_de' }, ownerContext());
const stateOf = async (path: string) => (await read()).texts.find((text) => text.path === path);
const translate = async (language: LanguageValue = 'de_de') => {
  const body = JSON.stringify({ id: 'job-1', table: 'pages', payload: { accountId, language } });
  const record = { messageId: 'm', receiptHandle: 'r', body, attributes: { ApproximateReceiveCount: '1' } };
  return handler({ Records: [record] } as unknown as SQSEvent);
};
const sent = (): unknown[] =>
  sqs.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => JSON.parse(input.MessageBody ?? '').payload);
/** Translates each text of a request as itself in brackets. Models read what was escaped. */
const translates = () =>
  model.mock.onAnyCommand().callsFake(({ messages }) => {
    const fenced = [...messages[0].content[0].text.matchAll(/<text id="(\d+)">([\s\S]*?)<\/text>/g)];
    const reply = Object.fromEntries(fenced.map(([, id, text = '']) => [id, `«${text.replaceAll('&#39;', "'")}»`]));
    return { stream: streamOf(JSON.stringify(reply)) };
  });
async function* streamOf(text: string) {
  yield { contentBlockDelta: { delta: { text }, contentBlockIndex: 0 } };
  yield { messageStop: { stopReason: 'end_turn' as const } };
}

describe('the translator', () => {
  beforeEach(() => setLanguage('de_de'));

  test('translates what nobody has, leaves the owner’s words, then has the page drawn without being asked again', async () => {
    translates();
    await write('profile/title', 'Innenarchitektin');
    await translate();
    const { texts, languages } = await read();

    expect(texts.find(({ path }) => path === 'profile/title')).toMatchObject({ text: 'Innenarchitektin' });
    expect(texts.find(({ path }) => path === 'offers/o1/price')).toMatchObject({ text: '«390 €»', state: 'model' });
    expect(texts.filter(({ state }) => state === 'missing')).toEqual([]);
    expect(languages).toEqual([{ language: 'de_de', translated: texts.length, texts: texts.length }]);
    expect(sent()).toEqual([{ action: 'republish-own', accountId, isTranslated: true }]);
  });

  test('asks the model for nothing when all is there; a try that broke off before the drawing is made good', async () => {
    translates();
    await translate();
    model.mock.resetHistory();
    sqs.resetHistory();
    await translate();

    expect(model.asked()).toEqual([]);
    expect(sent()).toHaveLength(1);
  });

  test('translates only what has changed since', async () => {
    translates();
    await translate();
    model.mock.resetHistory();
    put(livePageRows(publicPage({ title: 'Architect' })));
    await translate();

    expect(JSON.stringify(model.asked())).toContain('<text id=\\"1\\">Architect</text>');
    expect(JSON.stringify(model.asked())).not.toContain('<text id=\\"2\\">');
  });

  test('does not write over what the owner wrote meanwhile', async () => {
    translates();
    model.mock.onAnyCommand().callsFake(async () => {
      await write('profile/title', 'Innenarchitektin');
      return { stream: streamOf('{"1": "Von der Maschine"}') };
    });
    await translate();

    expect(await stateOf('profile/title')).toMatchObject({ text: 'Innenarchitektin', state: 'owner' });
  });

  test('marks what it could not keep to the letter, and is not asked for it again', async () => {
    model.says('{}');
    await translate();
    const { texts } = await read();
    await askForTranslations(accountId, 'job-2');

    expect(texts.find(({ path }) => path === 'profile/title')).toMatchObject({ text: '', state: 'failed' });
    expect(sent()).toEqual([{ action: 'republish-own', accountId, isTranslated: true }]);
  });

  test('that cannot translate writes nothing and draws nothing', async () => {
    model.says('CANNOT_TRANSLATE');
    await translate();

    expect((await stateOf('profile/title'))?.state).toBe('missing');
    expect(sent()).toEqual([]);
  });

  test('stops at the day’s characters, and goes on the next day', async () => {
    translates();
    const day = translatedKey(accountId, new Date().toISOString().slice(0, 10));
    put([{ ...day, used: MOST_CHARACTERS_A_DAY }]);
    await translate();
    expect(model.asked()).toEqual([]);
    table().rows.delete(Object.values(day).join(' '));
    await translate();

    expect((await stateOf('profile/title'))?.state).toBe('model');
  });

  test.each([['fr_fr'], ['en_us']] as const)(
    'does nothing for %s, which the page does not add to its own',
    async (language) => {
      await translate(language);
      expect([model.asked(), sent()]).toEqual([[], []]);
    },
  );
});

describe('after a page is drawn', () => {
  test('each language that lacks a text is translated, and none else', async () => {
    await setLanguage('de_de');
    await setLanguage('fr_fr');
    translates();
    await translate('fr_fr');
    sqs.resetHistory();
    await askForTranslations(accountId, 'job-2');

    expect(sent()).toEqual([{ accountId, language: 'de_de' }]);
  });

  test('a page with its own language alone asks for nothing', async () => {
    await askForTranslations(accountId, 'job-2');
    expect(sent()).toEqual([]);
  });
});

test('batches hold every text once, in order, and none more than a reply can', () => {
  const texts = Array.from({ length: 50 }, (_, index) => ({
    path: `p${index}`,
    group: 'news' as const,
    kind: 'text' as const,
    text: 'x'.repeat(index * 100),
  }));
  const batches = batchesOf(texts);

  expect(batches.flat()).toEqual(texts);
  expect(batches.every((batch) => batch.length <= 20)).toBe(true);
  expect(batches.filter((batch) => batch.length > 1 && batch.map(({ text }) => text).join('').length > 4_000)).toEqual(
    [],
  );
});
