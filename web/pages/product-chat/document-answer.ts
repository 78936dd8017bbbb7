/** One answer over documents: its sentences with the places they come from, and what can be done with it. */
import type { Citation, Sentence } from '../../../shared/model/conversation.ts';
import { languageOf, noticeParts, ratingButtons, showOriginals, type Rating } from '../islands/answer-parts.ts';
import { make } from '../islands/make.ts';
import { suggestion } from '../islands/suggestion.ts';
import { fillText } from '../page-texts.ts';
import type { ChatDone } from './chat-calls.ts';
import type { ChatTexts } from './chat-texts.ts';
import type { ChatPlace } from './product-chat.ts';
import { nameOfPlace } from './sources.ts';

export type DocumentAnswer = {
  element: HTMLElement;
  /** Back to nothing said: the same answer comes again from its start. */
  reset: () => void;
  addSentence: (sentence: Sentence) => void;
  finish: (done: Pick<ChatDone, 'kind' | 'isPersonOffered' | 'followUps'>, rating: Rating) => void;
  /** Says what became of it, with a button to try again where that can help. */
  setNotice: (text: string, retry?: () => void) => void;
  /** What it says, for a screen reader. */
  text: () => string;
};

export type AnswerActions = {
  onAsk: (question: string) => void;
  onPerson: () => void;
  onRate: (rating: Rating) => void;
};

export function makeDocumentAnswer(place: ChatPlace, actions: AnswerActions): DocumentAnswer {
  const { texts } = place;
  const quoted = make('div', {});
  const says = make('p', { class: 'says', dir: 'auto' });
  const originals = make('div', { class: 'originals' });
  const sources = make('div', {});
  const notice = make('div', {});
  const after = make('div', { class: 'after' });
  const tools = make('div', { class: 'tools' });
  const next = make('div', { class: 'next', role: 'group', 'aria-label': texts.chat.suggested });
  const bubble = make('div', { class: 'bubble theirs' }, quoted, says, originals, sources, notice, after, tools);
  const element = make('div', { class: 'answer', style: 'display:contents' }, bubble, next);
  let said: Sentence[] = [];
  return {
    element,
    setNotice: (text, retry) => notice.replaceChildren(...noticeParts(texts.chat, text, retry)),
    reset: () => {
      said = [];
      for (const part of [quoted, says, originals, sources, after, tools, next]) part.replaceChildren();
      notice.replaceChildren(make('p', { class: 'reading' }, texts.answer.reading));
    },
    addSentence: (sentence) => {
      said.push(sentence);
      const gap = says.hasChildNodes() ? ' ' : '';
      says.append(make('span', languageOf(sentence), gap, sentence.text), ...chips(sentence, place));
      showOriginals(originals, sentence, texts.chat);
    },
    finish: ({ kind, isPersonOffered, followUps }, rating) => {
      notice.replaceChildren(...(kind === 'partial' ? noticeParts(texts.chat, texts.chat.partial) : []));
      quoted.replaceChildren(
        ...(kind === 'limited' && said.length > 0 ? noticeParts(texts.chat, texts.answer.quoted) : []),
      );
      sources.replaceChildren(...sourceList(said, place));
      after.replaceChildren(...(isPersonOffered ? [personButton(texts, actions)] : []));
      if (said.length > 0)
        tools.replaceChildren(ratingButtons(texts.chat, rating, actions.onRate), copyButton(texts, said));
      next.replaceChildren(...followUps.map((question) => suggestion(question, actions.onAsk)));
    },
    text: () => says.textContent,
  };
}

function chips({ citations }: Sentence, place: ChatPlace): HTMLElement[] {
  return citations.map((citation) =>
    make(
      'button',
      {
        type: 'button',
        class: 'cite',
        'aria-label': labelOf(citation, place),
        'aria-haspopup': 'dialog',
        onclick: show(citation, place),
      },
      `${citation.number}`,
    ),
  );
}

/** Each source once, under the number that its chips have. */
function sourceList(said: Sentence[], place: ChatPlace): HTMLElement[] {
  const all = said.flatMap(({ citations }) => citations);
  const sources = [...new Map(all.map((citation) => [citation.number, citation])).values()];
  if (sources.length === 0) return [];
  const rows = sources.map((citation) =>
    make(
      'li',
      {},
      make(
        'button',
        {
          type: 'button',
          'aria-label': labelOf(citation, place),
          'aria-haspopup': 'dialog',
          onclick: show(citation, place),
        },
        make('b', {}, `${citation.number}`),
        make('span', {}, nameOfPlace(citation, place.texts)),
      ),
    ),
  );
  return [make('div', { class: 'sources' }, make('h3', {}, place.texts.answer.sources), make('ol', {}, ...rows))];
}

function labelOf(citation: Citation, { texts }: ChatPlace): string {
  return fillText(texts.answer.open, { number: citation.number, place: nameOfPlace(citation, texts) });
}

/** The viewer comes with the first source that somebody opens. */
function show(citation: Citation, place: ChatPlace): (event: Event) => void {
  return ({ currentTarget }) =>
    void import('./viewer.ts').then(({ openViewer }) => openViewer(place, citation, currentTarget as HTMLElement));
}

function personButton({ chat }: ChatTexts, { onPerson }: AnswerActions): HTMLElement {
  return make('button', { type: 'button', class: 'fill', onclick: onPerson }, chat.leaveNumber);
}

function copyButton(texts: ChatTexts, said: Sentence[]): HTMLElement {
  const copy = async (): Promise<void> => (await import('./take-along.ts')).copyAnswer(said, texts);
  return make('button', { type: 'button', onclick: () => void copy() }, texts.answer.copy);
}
