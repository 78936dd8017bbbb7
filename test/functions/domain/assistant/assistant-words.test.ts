import { expect, test } from 'vitest';
import { startTexts, styleTexts } from '../../../../functions/domain/assistant/assistant-words.ts';
import { assistantStyles } from '../../../../shared/model/assistant.ts';
import { englishStart } from '../../../../shared/model/assistant-texts.ts';

test('an assistant begins in English with the words that examples show', () => {
  expect(startTexts('en_us')).toEqual(englishStart);
});

test('an assistant begins in the language of its owner, and shows its styles in it', () => {
  expect(startTexts('de_at').morning).toContain('Guten Morgen');
  expect(Object.keys(styleTexts('ja_jp'))).toEqual([...assistantStyles]);
});
