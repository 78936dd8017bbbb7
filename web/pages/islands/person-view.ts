/** What the chat shows of a person: who came and went, what they wrote, and how the waiting stands. */
import type { Line, PersonState } from '../../../shared/model/conversation.ts';
import { initialsOf } from '../name-parts.ts';
import { fillText, type IslandTexts } from '../page-texts.ts';
import type { ChatView } from './chat-view.ts';
import { addStyle, make } from './make.ts';
import type { PageData } from './page-data.ts';
import { personCss } from './person-css.ts';

export type WaitState = PersonState['state'] | 'failed';

export type PersonView = {
  addLine: (line: Line) => void;
  /** As a screen reader says it. */
  textOf: (line: Line) => string;
  setState: (state: WaitState) => void;
  /** Within how many minutes visitors are usually answered; null where nothing can be promised. */
  setUsual: (minutes: number | null) => void;
};

type Texts = IslandTexts['person'];

export function makePersonView(texts: Texts, page: PageData, chat: Pick<ChatView, 'add' | 'announce'>): PersonView {
  addStyle('person-style', personCss);
  const fill = (text: string): string => fillText(text, { name: page.name });
  const card = make('div', { class: 'wait', role: 'status' });
  let state: WaitState = 'none';
  let usual: number | null = null;

  function draw(): void {
    if (state === 'none' || state === 'present') return card.remove();
    // What asks for something new stands at the end; a form that is being filled in does not move.
    const isNew = !card.isConnected || (state === 'missed' && card.querySelector('form') === null);
    if (state === 'failed') card.replaceChildren(make('p', {}, fill(texts.failed)));
    if (state === 'wanted') card.replaceChildren(...toldParts(texts, fill, usual), formButton());
    if (state === 'missed') showForm();
    if (isNew) chat.add(card);
  }

  function formButton(): HTMLElement {
    return make('button', { type: 'button', onclick: () => showForm() }, texts.leaveNumber);
  }

  /** Once; what was typed into it stays, whatever comes next. */
  function showForm(): void {
    if (card.querySelector('form') !== null) return;
    const form = copyForm();
    const words = state === 'missed' ? [make('p', {}, fill(texts.missed))] : toldParts(texts, fill, usual);
    card.replaceChildren(...words, ...(form === null ? [] : [form]));
    form?.querySelector<HTMLInputElement>('[name=name]')?.focus();
    if (form !== null) void prepare(form);
  }

  return {
    addLine: (line) => {
      const shown = line.kind === 'said' ? saidBubble(texts, line) : eventTip(texts, line);
      // What became of the wish stands under it.
      if (line.kind === 'wanted' && card.isConnected) card.before(shown);
      else chat.add(shown);
    },
    textOf: (line) => lineText(texts, line),
    setState: (next) => {
      if (next === state) return;
      state = next;
      draw();
    },
    setUsual: (minutes) => {
      usual = minutes;
    },
  };
}

function toldParts(texts: Texts, fill: (text: string) => string, usual: number | null): HTMLElement[] {
  const usually = usual === 1 ? texts.usual_one : texts.usual_other;
  const promise = usual === null ? '' : ` ${fillText(usually, { count: usual })}`;
  return [make('p', {}, make('b', {}, fill(texts.told)), promise), make('p', {}, texts.meanwhile)];
}

/** The page's own form, for name and number alone. It works as the one on the page does. */
function copyForm(): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>('#quote form')?.cloneNode(true) as HTMLFormElement | undefined;
  if (form === undefined) return null;
  for (const name of ['id', 'for', 'aria-describedby']) {
    for (const element of form.querySelectorAll(`[${name}^=q-]`)) {
      element.setAttribute(name, `chat-${element.getAttribute(name)}`);
    }
  }
  form.hidden = false;
  form.querySelector('[name=message]')?.closest('.field')?.setAttribute('hidden', '');
  return form;
}

/** Before anything is chosen in it; a form that could not be made ready now is made ready when it is sent. */
async function prepare(form: HTMLFormElement): Promise<void> {
  await import('./quote.ts').then(({ prepareQuote }) => prepareQuote(form)).catch(() => undefined);
}

function eventTip(texts: Texts, line: Line): HTMLElement {
  return make('p', { class: 'tip event' }, lineText(texts, line));
}

function lineText(texts: Texts, { kind, name, text }: Line): string {
  if (kind === 'said') return `${fillText(texts.says, { name })}: ${text}`;
  return fillText(texts[kind], { name });
}

/** A person's words stand beside their face. */
function saidBubble(texts: Texts, { name, text }: Line): HTMLElement {
  const label = make('span', { class: 'voice', dir: 'auto' }, `${fillText(texts.says, { name })}: `);
  const words = make('p', { class: 'bubble theirs', dir: 'auto' }, label, text);
  const who = make('b', { 'aria-hidden': 'true' }, name);
  return make('div', { class: 'person' }, faceOf(name), make('div', {}, who, words));
}

/** The portrait that the page shows, else the initials. */
function faceOf(name: string): HTMLElement {
  const portrait = document.querySelector<HTMLImageElement>('.portrait img');
  const face = make('span', { class: 'visage', 'aria-hidden': 'true' });
  face.append(
    portrait === null ? initialsOf(name) : make('img', { src: portrait.currentSrc || portrait.src, alt: '' }),
  );
  return face;
}
