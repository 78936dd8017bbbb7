/** One answer in the chat: its state, its sentences with their sources, the way to a person, and its rating. */
import type { Citation, Message, Sentence } from '../../../shared/model/conversation.ts';
import { fillText, type IslandTexts } from '../page-texts.ts';
import { languageOf, noticeParts, ratingButtons, showOriginals, type Rating } from './answer-parts.ts';
import type { AnswerDone } from './api.ts';
import { make } from './make.ts';
import { readPageData } from './page-data.ts';
import { productAddress, sectionOf, showSource } from './show-source.ts';
import { suggestion } from './suggestion.ts';

export type AnswerActions = {
  /** Before the page itself comes into view. */
  onLeave: () => void;
  onRate: (rating: Rating) => void;
  onAsk: (question: string) => void;
  onPerson: () => void;
};

export type AnswerView = {
  element: HTMLElement;
  /** Back to nothing said: the same answer comes again from its start. */
  reset: () => void;
  setReading: (sources: number) => void;
  addSentence: (sentence: Sentence) => void;
  addSuggestions: (questions: string[]) => void;
  finish: (done: Pick<AnswerDone, 'kind' | 'contact'>, rating: Rating) => void;
  /** Says what became of it, with a button to try again where that can help. */
  setNotice: (text: string, retry?: () => void) => void;
  /** What it says, for a screen reader. */
  text: () => string;
};

type Texts = IslandTexts['chat'];

export function makeAnswer(texts: Texts, actions: AnswerActions): AnswerView {
  const says = make('p', { class: 'says', dir: 'auto' });
  const originals = make('div', { class: 'originals' });
  const passage = make('div', {});
  const notice = make('div', {});
  const after = make('div', { class: 'after' });
  const rate = make('div', {});
  const next = make('div', { class: 'next' });
  const bubble = make('div', { class: 'bubble theirs' }, says, originals, passage, notice, after, rate);
  const element = make('div', { class: 'answer', style: 'display:contents' }, bubble, next);
  const setNotice: AnswerView['setNotice'] = (text, retry) =>
    notice.replaceChildren(...noticeParts(texts, text, retry));
  return {
    element,
    setNotice,
    reset: () => {
      for (const part of [says, originals, passage, after, rate, next]) part.replaceChildren();
      notice.replaceChildren(make('p', { class: 'reading' }, texts.thinking));
    },
    setReading: (sources) => {
      const text = sources === 1 ? texts.reading_one : texts.reading_other;
      notice.replaceChildren(make('p', { class: 'reading' }, fillText(text, { count: sources })));
    },
    addSentence: (sentence) => {
      const showCitation = (chip: HTMLElement, citation: Citation): void =>
        togglePassage(passage, chip, citation, texts, actions);
      says.append(
        make('span', languageOf(sentence), says.hasChildNodes() ? ' ' : '', sentence.text),
        ...citationChips(sentence, texts, showCitation),
      );
      showOriginals(originals, sentence, texts);
    },
    addSuggestions: (questions) =>
      next.replaceChildren(...questions.map((question) => suggestion(question, actions.onAsk))),
    finish: (done, rating) => {
      notice.replaceChildren(...(done.kind === 'partial' ? noticeParts(texts, texts.partial) : []));
      after.replaceChildren(...contactWays(done, texts, actions));
      if (says.hasChildNodes()) rate.replaceChildren(ratingButtons(texts, rating, actions.onRate));
    },
    text: () => says.textContent,
  };
}

function citationChips(
  sentence: Sentence,
  texts: Texts,
  show: (chip: HTMLElement, citation: Citation) => void,
): HTMLElement[] {
  return sentence.citations.map((citation) => {
    const label = fillText(texts.source, { number: citation.number, label: citation.label });
    const chip = make(
      'button',
      { type: 'button', class: 'cite', 'aria-expanded': 'false', 'aria-label': label },
      `${citation.number}`,
    );
    chip.addEventListener('click', () => show(chip, citation));
    return chip;
  });
}

/** One passage at a time is open under an answer; its chip closes it again. */
function togglePassage(
  place: HTMLElement,
  chip: HTMLElement,
  citation: Citation,
  texts: Texts,
  actions: AnswerActions,
): void {
  const wasOpen = chip.getAttribute('aria-expanded') === 'true';
  for (const other of place.parentElement?.querySelectorAll('.cite') ?? [])
    other.setAttribute('aria-expanded', 'false');
  if (wasOpen) return place.replaceChildren();
  chip.setAttribute('aria-expanded', 'true');
  place.replaceChildren(passageBox(citation, texts, actions));
  place.scrollIntoView({ block: 'nearest' });
}

function passageBox({ source, label, excerpt }: Citation, texts: Texts, actions: AnswerActions): HTMLElement {
  const section = sectionOf(source);
  const goThere = (): void => {
    if (section === null) return;
    actions.onLeave();
    showSource(section, excerpt);
  };
  const address = section === null ? productAddress(source, readPageData().agentName) : undefined;
  const button = make('button', { type: 'button', onclick: goThere }, texts.showOnPage);
  return make(
    'div',
    { class: 'passage' },
    make('b', {}, label),
    make('p', { dir: 'auto' }, excerpt),
    ...(section === null ? [] : [button]),
    ...(address === undefined ? [] : [make('a', { href: address }, texts.showOnPage)]),
  );
}

/** Where an answer had to stay open, the way to the owner that they prefer. */
function contactWays(
  { kind, contact }: Pick<AnswerDone, 'kind' | 'contact'>,
  texts: Texts,
  { onPerson }: AnswerActions,
): HTMLElement[] {
  if (kind === 'answered' || contact === null || contact.method === 'none') return [];
  const { method, link } = contact;
  if (method === 'whatsapp' && link !== null && link.startsWith('https://')) {
    return [make('a', { class: 'fill', href: link, target: '_blank', rel: 'noopener' }, texts.whatsapp)];
  }
  return [make('button', { type: 'button', class: 'fill', onclick: onPerson }, texts.leaveNumber)];
}

/** An answer of earlier on, as it was. */
export function restoreAnswer(view: AnswerView, message: Message): void {
  for (const sentence of message.sentences) view.addSentence(sentence);
  view.finish({ kind: message.kind, contact: null }, message.rating);
}
