// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatPlace } from '../../../../web/pages/product-chat/product-chat.ts';
import {
  conversationText,
  printConversation,
  shareConversation,
  writeOut,
  type Turn,
} from '../../../../web/pages/product-chat/take-along.ts';
import { citation, find, info, openDocument, productId, texts } from './chat-kit.ts';

const second = { ...citation, number: 1, label: 'faq.docx', excerpt: 'Within a week.', source: 'documents/02F' };
const own = { ...second, document: { fileId: '02F', version: 1, page: 4, start: 0, end: 14 } };

const turns: Turn[] = [
  { question: 'Is it covered?', sentences: [{ text: 'Yes.', citations: [citation] }] },
  {
    question: 'How long?',
    sentences: [
      { text: 'A week.', citations: [own] },
      { text: 'See above.', citations: [{ ...citation, number: 2 }] },
    ],
  },
];

const place: ChatPlace = {
  address: { about: { productId }, isEmbedded: false, isLanguageNamed: false, path: `/chat/${productId}` },
  texts,
  language: 'en_us',
  site: undefined,
};

beforeEach(() => openDocument(`/chat/${productId}`));
afterEach(() => vi.unstubAllGlobals());

test('sources are numbered through all answers, and one that is cited again keeps its number', () => {
  const { turns: written, sources } = writeOut(turns, texts);

  expect(written.map(({ answer }) => answer)).toEqual(['Yes. [1]', 'A week. [2] See above. [1]']);
  expect(sources.map(({ number, place: where }) => `${number} ${where}`)).toEqual([
    '1 policy.pdf, page 12',
    '2 faq.docx, section 4',
  ]);
});

test('what is sent holds every question, answer and source with its words', () => {
  expect(conversationText(turns, texts)).toBe(
    [
      'Question: Is it covered?\nAnswer: Yes. [1]',
      'Question: How long?\nAnswer: A week. [2] See above. [1]',
      'Sources:\n[1] policy.pdf, page 12: “Lost luggage is covered up to 2,000 EUR.”\n[2] faq.docx, section 4: “Within a week.”',
    ].join('\n\n'),
  );
});

test('a source in another language is taken along in its own words', () => {
  const original = { text: 'Verlorenes Gepäck ist versichert.', language: 'de_de' as const };
  const { sources } = writeOut(
    [{ question: '', sentences: [{ text: 'Yes.', citations: [{ ...citation, original }] }] }],
    texts,
  );

  expect(sources[0]?.words).toBe(original.text);
});

test('the device sends it where it can', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, share });

  await shareConversation({ place, info, turns });

  expect(share).toHaveBeenCalledWith({
    title: 'Travel cover: questions and answers',
    text: conversationText(turns, texts),
    url: `${location.origin}/chat/${productId}/en_us`,
  });
});

test('nothing is printed before there is an answer', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);

  printConversation({ place, info, turns: [] });

  expect(print).not.toHaveBeenCalled();
  expect(find('.toast').textContent).toBe(texts.taken.nothing);
});

test('paper gets all questions, answers and sources', () => {
  vi.stubGlobal('print', vi.fn());

  printConversation({ place, info, turns });

  const printed = find('.printed');
  expect([...printed.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Is it covered?',
    'How long?',
    'Sources',
  ]);
  expect(printed.querySelectorAll('li')).toHaveLength(2);
});
