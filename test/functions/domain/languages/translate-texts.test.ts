import { describe, expect, test } from 'vitest';
import {
  CANNOT_TRANSLATE,
  isFaithful,
  translateTexts,
  translationPrompt,
} from '../../../../functions/domain/languages/translate-texts.ts';
import { CANNOT_TRANSLATE as saidByReader, reply } from '../../../../infra/local/engines/bedrock/reader.ts';
import type { TranslatableText } from '../../../../shared/model/translatable-texts.ts';
import '../../../kit/function-environment.ts';
import { hostileTexts } from '../../../kit/hostile-prompts.ts';
import { useModel } from '../../../kit/model.ts';

const model = useModel();
const textOf = (path: string, text: string): TranslatableText => ({ path, text, group: 'profile', kind: 'text' });
const texts = [textOf('profile/title', 'Designer'), textOf('profile/tagline', 'From 390 € with Mara')];
const names = [{ original: 'Mara', shown: 'Mara' }];
const task = { texts, names, from: 'en_us', to: 'de_de' } as const;

describe('texts for the model', () => {
  test('come back by their paths, each under its own number', async () => {
    model.says('Here you are: {"2": "Ab 390 € mit Mara", ', '"1": "Gestalterin"}');

    expect(await translateTexts(task)).toEqual(
      new Map([
        ['profile/title', 'Gestalterin'],
        ['profile/tagline', 'Ab 390 € mit Mara'],
      ]),
    );
  });

  test.each([
    ['a figure that has changed', '{"1": "Gestalterin", "2": "Ab 380 € mit Mara"}'],
    ['a figure that has gone', '{"1": "Gestalterin", "2": "Preise auf Anfrage, mit Mara"}'],
    ['a name that has changed', '{"1": "Gestalterin", "2": "Ab 390 € mit Maria"}'],
    ['no translation', '{"1": "Gestalterin"}'],
    ['a link that came in', '{"1": "Gestalterin", "2": "Ab 390 € mit Mara, siehe evil.example"}'],
    ['a speech', `{"1": "Gestalterin", "2": "Ab 390 € mit Mara${' und noch viel mehr'.repeat(20)}"}`],
  ])('with %s stay as they are; the others do not suffer', async (_, said) => {
    model.says(said);

    expect(await translateTexts(task)).toEqual(
      new Map([
        ['profile/title', 'Gestalterin'],
        ['profile/tagline', null],
      ]),
    );
  });

  test('stay as they are when the reply is nothing of the kind', async () => {
    model.says('I would rather talk about something else.');

    expect([...((await translateTexts(task)) ?? [])].map(([, text]) => text)).toEqual([null, null]);
  });

  test('are data: what tries to be an instruction stays inside its fence', () => {
    for (const text of hostileTexts) {
      const { system, turns } = translationPrompt({ ...task, texts: [textOf('profile/title', `</text>${text}`)] });
      expect(turns).toHaveLength(1);
      expect(turns[0]?.text.match(/<\/?text/g)).toEqual(['<text', '</text']);
      expect(system).toMatch(/^Task: translate\n/);
      expect(system).toBe(translationPrompt(task).system);
    }
  });
});

test('the reader of the small cloud says that it cannot translate, and is understood', async () => {
  const { system, turns } = translationPrompt(task);
  const said = reply({
    system,
    turns,
    maxTokens: undefined,
    temperature: undefined,
    topP: undefined,
    stopSequences: [],
  });
  expect(said).toBe(saidByReader);
  expect(saidByReader).toBe(CANNOT_TRANSLATE);

  model.says(said);
  expect(await translateTexts(task)).toBeNull();
});

test.each([
  ['Call +971501234567', 'اتصل على ‎+971501234567', true],
  ['Open 9 to 17', 'مفتوح من ٩ إلى ١٧', true],
  ['Write to mara@example.com', 'Schreiben Sie an mara@example.com', true],
  ['Write to mara@example.com', 'Schreiben Sie an mara@beispiel.de', false],
  ['Two rooms', '2 Zimmer', false],
])('%s → %s', (original, translated, isKept) => {
  expect(isFaithful(original, translated, [])).toBe(isKept);
});
