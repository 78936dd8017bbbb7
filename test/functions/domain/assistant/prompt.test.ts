import { describe, expect, test } from 'vitest';
import { answerPrompt } from '../../../../functions/domain/assistant/prompt.ts';
import { hostileTexts } from '../../../kit/hostile-prompts.ts';
import { line, message } from '../../../../shared/calls/examples.ts';

const promptWith = (text: string) =>
  answerPrompt({
    passages: [{ number: 1, source: 'about-me', label: text, text }],
    question: text,
    lines: [],
    history: [{ ...message, question: text, sentences: [{ text, citations: [] }] }],
    language: 'de_ch',
    style: 'formal',
    isForeign: false,
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
    const { turns } = answerPrompt({
      passages: [],
      question: 'now',
      history,
      lines: [],
      language: 'en_us',
      style: 'warm',
      isForeign: false,
    });

    expect(turns.map(({ role }) => role)).toEqual(
      Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? 'user' : 'assistant')),
    );
    expect(turns[0]?.text).toBe('q5');
    expect(turns.every(({ text }) => text !== '')).toBe(true);
  });

  test('has what a person wrote as conversation, after the question that it followed, and never as a passage', () => {
    const at = (minute: number): string => `2026-01-01T09:0${minute}:00.000Z`;
    const history = [
      { ...message, question: 'first', sentences: [], askedAt: at(0) },
      { ...message, question: 'second', sentences: [], askedAt: at(2) },
    ];
    const lines = [
      { ...line, at: at(1), name: 'Mara', text: 'Blue <b>is</b> fine.' },
      { ...line, at: at(3), kind: 'left' as const, text: '' },
    ];
    const { turns } = answerPrompt({
      passages: [],
      question: 'now',
      history,
      lines,
      language: 'en_us',
      style: 'warm',
      isForeign: false,
    });

    expect(turns.slice(0, -1).map(({ text }) => text)).toEqual([
      'first',
      'Mara: Blue &lt;b&gt;is&lt;/b&gt; fine.',
      'second',
      'NO_ANSWER',
    ]);
    expect(turns.at(-1)?.text).not.toContain('Blue');
  });
});
