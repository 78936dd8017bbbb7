import { describe, expect, test } from 'vitest';
import { reply } from '../../../../infra/local/engines/bedrock/reader.ts';

type Passage = [source: string, text: string];

const PAGE: Passage[] = [
  ['who', 'Mara Lindqvist\nInterior designer\nRooms that stay calm.'],
  ['location', 'Stockholm'],
  ['about me', 'I plan homes for people who work in them. A first conversation takes 30 minutes.'],
  ['contact', 'E-mail: mara@example.com'],
  ['offers', 'Room plan\n390 €\nOne room in ten days.'],
  ['offers', 'Whole flat\nfrom 1,450 €\nUp to four rooms.'],
  ['Is there parking?', 'Yes, in the yard.'],
  ['news', 'Two desks, one bedroom (November 18, 2026)\nA couple in Hammarby.'],
];

const fence = (page: Passage[]): string =>
  `<passages>${page.map(([source, text], index) => `<passage id="${index + 1}" source="${source}">${text}</passage>`).join('')}</passages>`;

function run(task: string, { page = PAGE, language = 'en-US', open = '', message = '' } = {}): string {
  const system = `Task: ${task}\nReply language: ${language}\nOpen steps: ${open || 'none'}.`;
  const text = `${fence(page)}${message === '' ? '' : `\n<message>${message}</message>`}`;
  return reply({ system, turns: [{ role: 'user', text }], stopSequences: [] });
}

type Drafts = { suggestions: { field: string; text: string }[] };
const drafts = (options = {}) =>
  new Map((JSON.parse(run('coach-texts', options)) as Drafts).suggestions.map(({ field, text }) => [field, text]));
type Questions = { questions: { passage: number; question: string }[] };
const questions = (options = {}) =>
  (JSON.parse(run('exam-questions', options)) as Questions).questions.map(({ question }) => question);

describe('drafts of the local reader', () => {
  test('are templates filled with names, offers, prices and facts of the page', () => {
    const texts = drafts();

    expect(texts.get('profession')).toBe('Interior designer');
    expect(texts.get('morning')).toContain('Room plan and Whole flat');
    expect(texts.get('keyInformation')?.split('\n')).toEqual([
      'Room plan: 390 €',
      'Whole flat: from 1,450 €',
      'A first conversation takes 30 minutes.',
    ]);
    expect(texts.get('clientConcerns')?.split('\n')[0]).toBe('What does Room plan cost? 390 €');
    expect(texts.has('industry')).toBe(false);
  });

  test.each([
    ['de-DE', 'Guten Morgen'],
    ['ar-AE', 'صباح الخير'],
    ['zh-HK', '早安'],
    ['th-TH', 'Good morning'],
  ])('speak %s: %s', (language, greeting) => {
    expect(drafts({ language }).get('morning')).toContain(greeting);
  });

  test('are none for a page without a name', () => {
    expect(drafts({ page: [] }).size).toBe(0);
  });
});

describe('the local reader as a coach', () => {
  test('names the first open step and drafts a text for it', () => {
    const lines = run('coach-turn', { open: 'standardReply, exam', message: 'Hello' }).split('\n');

    expect(lines[0]).toContain('standard reply');
    expect(lines.at(-1)).toMatch(/^SUGGEST standardReply: .*Mara Lindqvist/);
  });

  test('says what the page says to the words of the owner', () => {
    expect(run('coach-turn', { message: 'What about parking?' })).toContain('Yes, in the yard.');
  });

  test('says when every step is done', () => {
    expect(run('coach-turn', { message: 'Hello' })).toContain('Every step is done');
  });
});

describe('questions of the local reader', () => {
  test('use the words of the passages', () => {
    expect(questions()).toEqual([
      'Who are you?',
      'Where are you located?',
      'What about “I plan homes for people who work…”?',
      'How can I contact you?',
      'What about Room plan?',
      'What about Whole flat?',
      'Is there parking?',
      'What about Two desks, one bedroom?',
    ]);
  });

  test('do not ask a question about a question', () => {
    expect(questions({ page: [['news', 'What is a levy? (May 1, 2026)\nA tax.']] })).toEqual(['What is a levy?']);
  });
});
