import { describe, expect, test } from 'vitest';
import { answerPrompt, escapeXml } from '../../../../functions/domain/assistant/prompt.ts';
import { hostileTexts } from '../../../kit/hostile-prompts.ts';
import { message } from '../../../../shared/calls/examples.ts';

const promptWith = (text: string) =>
  answerPrompt({
    passages: [{ number: 1, source: 'about-me', label: text, text }],
    question: text,
    history: [{ ...message, question: text, sentences: [{ text, citations: [] }] }],
    language: 'de_ch',
    style: 'formal',
  });

describe('the prompt', () => {
  test('says task, language and style, and puts passages and question apart, the question last', () => {
    const { system, turns } = promptWith('Hello');

    expect(system).toMatch(/^Task: answer\nReply language: de-CH\n/);
    expect(system).toContain('formal and polite');
    expect(turns.at(-1)?.text).toBe(
      '<passages>\n<passage id="1" source="Hello">Hello</passage>\n</passages>\n<question>Hello</question>',
    );
  });

  test.each(hostileTexts)('has one fence around each text, which %j cannot close', (text) => {
    const { system, turns } = promptWith(text);
    const last = turns.at(-1)?.text ?? '';

    expect(last.match(/<\/?(?:passages|passage|question)\b/g)).toEqual([
      '<passages',
      '<passage',
      '</passage',
      '</passages',
      '<question',
      '</question',
    ]);
    expect(turns.slice(0, -1).every((turn) => !/[<>]/.test(turn.text))).toBe(true);
    expect(system).toBe(promptWith('Hello').system);
  });

  test('keeps roles in turn, the last four exchanges, and never an empty turn', () => {
    const history = Array.from({ length: 9 }, (_, index) => ({ ...message, question: `q${index}`, sentences: [] }));
    const { turns } = answerPrompt({ passages: [], question: 'now', history, language: 'en_us', style: 'warm' });

    expect(turns.map(({ role }) => role)).toEqual(
      Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? 'user' : 'assistant')),
    );
    expect(turns[0]?.text).toBe('q5');
    expect(turns.every(({ text }) => text !== '')).toBe(true);
  });

  test('escapes so that the text can be read back', () => {
    expect(escapeXml(`<a href="x">'&amp;'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;');
  });
});
