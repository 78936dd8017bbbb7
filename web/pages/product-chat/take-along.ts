/** The conversation on paper, in a message, or copied: always with its sources, which are numbered through. */
import type { Citation, Sentence } from '../../../shared/model/conversation.ts';
import { make } from '../islands/make.ts';
import { shareNatively } from '../islands/share-natively.ts';
import { showToast } from '../islands/toast.ts';
import { fillText } from '../page-texts.ts';
import type { ProductInfo } from './opening-calls.ts';
import type { ChatTexts } from './chat-texts.ts';
import type { ChatPlace } from './product-chat.ts';
import { nameOfPlace } from './sources.ts';

/** A question and what was answered so far. */
export type Turn = { question: string; sentences: Sentence[] };

type Taken = { place: ChatPlace; info: ProductInfo; turns: Turn[] };

type Source = { number: number; place: string; words: string };

type Written = { turns: { question: string; answer: string }[]; sources: Source[] };

/** One place of a document that several answers cite is one source. */
export function writeOut(turns: readonly Turn[], texts: ChatTexts): Written {
  const sources = new Map<string, Source>();
  const numberOf = (citation: Citation): number => {
    const words = citation.original?.text ?? citation.excerpt;
    const key = JSON.stringify([citation.source, citation.document ?? words]);
    const source = sources.get(key) ?? { number: sources.size + 1, place: nameOfPlace(citation, texts), words };
    sources.set(key, source);
    return source.number;
  };
  const say = ({ text, citations }: Sentence): string =>
    [text, ...[...new Set(citations.map(numberOf))].map((number) => `[${number}]`)].join(' ');
  const written = turns.map(({ question, sentences }) => ({ question, answer: sentences.map(say).join(' ') }));
  return { turns: written, sources: [...sources.values()] };
}

export async function copyAnswer(sentences: Sentence[], texts: ChatTexts): Promise<void> {
  const { turns, sources } = writeOut([{ question: '', sentences }], texts);
  const answer = turns.map((turn) => turn.answer).join('\n');
  await copy([answer, ...sourceLines(sources, texts)].join('\n'), texts);
}

/** The device's own way of sending; the words never pass through our server. */
export async function shareConversation({ place, info, turns }: Taken): Promise<void> {
  const { texts } = place;
  if (turns.length === 0) return showToast(texts.taken.nothing);
  const title = fillText(texts.taken.subject, { product: info.product.name });
  const text = conversationText(turns, texts);
  // Whoever gets it reads it in the same language.
  const url = `${location.origin}${place.address.path}/${place.language}`;
  if (await shareNatively({ title, text, url })) return;
  location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;
}

export function conversationText(turns: readonly Turn[], texts: ChatTexts): string {
  const { taken } = texts;
  const { turns: written, sources } = writeOut(turns, texts);
  const said = written.map(({ question, answer }) => `${taken.question}: ${question}\n${taken.answer}: ${answer}`);
  return [...said, sourceLines(sources, texts).join('\n')].join('\n\n').trim();
}

export function printConversation({ place, info, turns }: Taken): void {
  const { texts } = place;
  if (turns.length === 0) return showToast(texts.taken.nothing);
  const { turns: written, sources } = writeOut(turns, texts);
  document.querySelector('.printed')?.remove();
  document.body.append(
    make(
      'section',
      { class: 'printed', 'aria-hidden': 'true' },
      make('h1', { dir: 'auto' }, info.product.name),
      make('p', { dir: 'auto' }, info.company.name),
      ...written.flatMap(({ question, answer }) => [
        make('h2', { dir: 'auto' }, question),
        make('p', { dir: 'auto' }, answer),
      ]),
      ...(sources.length === 0 ? [] : [make('h2', {}, texts.answer.sources), printedSources(sources)]),
    ),
  );
  window.print();
}

function printedSources(sources: Source[]): HTMLElement {
  const rows = sources.map(({ number, place, words }) =>
    make('li', {}, make('b', { dir: 'auto' }, `[${number}] ${place}`), make('blockquote', { dir: 'auto' }, words)),
  );
  return make('ol', {}, ...rows);
}

function sourceLines(sources: Source[], { answer }: ChatTexts): string[] {
  if (sources.length === 0) return [];
  return [`${answer.sources}:`, ...sources.map(({ number, place, words }) => `[${number}] ${place}: “${words}”`)];
}

async function copy(text: string, { notice }: ChatTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(notice.copied);
  } catch {
    showToast(text);
  }
}
