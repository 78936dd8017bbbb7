/** One answer in the chat: its state, its sentences with their sources, the way to a person, and its rating. */
import type { Citation, Message, Sentence } from '../../../shared/model/conversation.ts';
import { directionOf, toBcp47 } from '../../../shared/places/languages.ts';
import { fillText, type IslandTexts } from '../page-texts.ts';
import type { AnswerDone } from './api.ts';
import { icon, make } from './make.ts';
import { readPageData } from './page-data.ts';
import { productAddress, sectionOf, showSource } from './show-source.ts';

type Rating = 'up' | 'down' | null;

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
    addSuggestions: (questions) => next.replaceChildren(...questions.map((question) => suggestion(question, actions))),
    finish: (done, rating) => {
      notice.replaceChildren(...(done.kind === 'partial' ? noticeParts(texts, texts.partial) : []));
      after.replaceChildren(...contactWays(done, texts, actions));
      if (says.hasChildNodes()) rate.replaceChildren(ratingButtons(texts, rating, actions.onRate));
    },
    text: () => says.textContent,
  };
}

/** Of words that are the owner's own: quoted as they stand. */
function languageOf({ text, citations }: Sentence): { lang?: string; dir?: string } {
  const quoted = citations.find(({ original }) => original?.text.includes(text) === true)?.original;
  return quoted ? { lang: toBcp47(quoted.language), dir: directionOf(quoted.language) } : {};
}

/** What the owner wrote, beside an answer in another language; each once, and not again what the answer quotes. */
function showOriginals(place: HTMLElement, { text: said, citations }: Sentence, texts: Texts): void {
  for (const { number, original } of citations) {
    if (original === undefined || place.textContent.includes(original.text)) continue;
    if (!place.hasChildNodes()) place.append(make('p', {}, texts.original));
    if (original.text.includes(said)) continue;
    const { text, language } = original;
    const words = make('span', { lang: toBcp47(language), dir: directionOf(language) }, text);
    place.append(make('p', { class: 'words' }, make('b', {}, `${number}`), ' ', words));
  }
}

function noticeParts(texts: Texts, text: string, retry?: () => void): Node[] {
  const said = make('p', { class: 'note' }, text);
  if (retry === undefined) return text === '' ? [] : [said];
  return [said, make('button', { type: 'button', class: 'again', onclick: retry }, texts.retry)];
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

function ratingButtons(texts: Texts, given: Rating, onRate: (rating: Rating) => void): HTMLElement {
  const said = make('span', { role: 'status' });
  const buttons = (['up', 'down'] as const).map((value) => {
    const label = value === 'up' ? texts.helpful : texts.notHelpful;
    const pressed = String(given === value);
    return make(
      'button',
      { type: 'button', class: value, title: label, 'aria-label': label, 'aria-pressed': pressed },
      icon('up'),
    );
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button && isOn));
      said.textContent = isOn ? texts.thanks : '';
      onRate(isOn ? (button.className as 'up' | 'down') : null);
    });
  }
  return make('div', { class: 'rate' }, ...buttons, said);
}

function suggestion(question: string, { onAsk }: AnswerActions): HTMLElement {
  return make('button', { type: 'button', dir: 'auto', onclick: () => onAsk(question) }, question);
}

/** An answer of earlier on, as it was. */
export function restoreAnswer(view: AnswerView, message: Message): void {
  for (const sentence of message.sentences) view.addSentence(sentence);
  view.finish({ kind: message.kind, contact: null }, message.rating);
}
