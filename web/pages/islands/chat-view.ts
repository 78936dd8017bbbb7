/** The chat's sheet: header, conversation, the field for the next question, and the way to a person. */
import { fillText, type IslandTexts } from '../page-texts.ts';
import { chatCss } from './chat-css.ts';
import { makeComposer } from './composer.ts';
import { addStyle, make } from './make.ts';
import type { PageData } from './page-data.ts';
import { privacyLink } from './privacy-link.ts';
import { makeSheet } from './sheet.ts';

export type ChatActions = {
  onAsk: (question: string) => void;
  onStop: () => void;
  onNew: () => void;
  onPerson: () => void;
};

export type ChatView = {
  open: (withKeyboard: boolean) => void;
  close: () => void;
  /** On phones the sheet hides the page, so it closes before the page is shown. */
  closeIfModal: () => void;
  isOpen: () => boolean;
  addQuestion: (question: string) => void;
  add: (element: HTMLElement) => void;
  /** Takes the conversation away, but for the greeting and the first suggestions. */
  clear: () => void;
  setBusy: (isBusy: boolean) => void;
  /** Says that a person is there, and whom the visitor writes to; null: the assistant again. */
  setPerson: (words: { subtitle: string; placeholder: string } | null) => void;
  /** Read out by a screen reader, once the answer is whole. */
  announce: (text: string) => void;
};

export function makeChatView(texts: IslandTexts['chat'], page: PageData, actions: ChatActions): ChatView {
  const title = fillText(texts.title, { assistant: page.assistant });
  const { dialog, body, close } = makeSheet({ title, closeLabel: texts.close, className: 'chat' });
  addStyle('chat-style', chatCss);
  dialog.querySelector('h2')?.replaceWith(...heading(texts, page));
  const log = make('div', { class: 'log', role: 'log', 'aria-label': texts.log, tabindex: '0' });
  const voice = make('p', { class: 'voice', 'aria-live': 'polite' });
  const composer = makeComposer(texts, actions);
  const ways = footWays(texts, actions);
  body.append(log, voice, make('div', { class: 'foot' }, composer.form, ways));
  const add = (element: HTMLElement): void => {
    log.append(element);
    log.scrollTop = log.scrollHeight;
  };
  const clear = (): void => log.replaceChildren(...opening(texts, page, actions));
  clear();
  return {
    open: (withKeyboard) => openDialog(dialog, withKeyboard ? composer.field : log),
    close,
    closeIfModal: () => {
      if (!isWide()) close();
    },
    isOpen: () => dialog.open,
    addQuestion: (question) => {
      log.querySelectorAll('.next').forEach((next) => next.replaceChildren());
      add(
        make(
          'p',
          { class: 'bubble mine', dir: 'auto' },
          make('span', { class: 'voice', dir: 'auto' }, `${texts.you}: `),
          question,
        ),
      );
    },
    add,
    clear,
    setBusy: (isBusy) => {
      log.setAttribute('aria-busy', String(isBusy));
      composer.setBusy(isBusy);
    },
    setPerson: (words) => {
      const subtitle = dialog.querySelector('header p');
      if (subtitle !== null) subtitle.textContent = words?.subtitle ?? fillText(texts.subtitle, { name: page.name });
      composer.field.placeholder = words?.placeholder ?? texts.placeholder;
      ways.querySelector('button')?.toggleAttribute('hidden', words !== null);
    },
    announce: (text) => {
      voice.textContent = text;
      log.scrollTop = log.scrollHeight;
    },
  };
}

/** Who answers, with the face that the page shows. */
function heading(texts: IslandTexts['chat'], { assistant, name }: PageData): Node[] {
  const face = document.querySelector('.face')?.cloneNode(true);
  const names = make('div', {}, make('h2', {}, assistant), make('p', {}, fillText(texts.subtitle, { name })));
  return face === undefined ? [names] : [face, names];
}

function isWide(): boolean {
  return matchMedia('(min-width:56em)').matches;
}

/** On wide screens the page stays usable beside the panel. */
function openDialog(dialog: HTMLDialogElement, focused: HTMLElement): void {
  if (!dialog.open) {
    if (isWide()) dialog.show();
    else dialog.showModal();
  }
  focused.focus();
}

/** What stands there before anything was asked: where answers come from, the greeting, and questions to begin with. */
function opening(texts: IslandTexts['chat'], page: PageData, { onAsk }: ChatActions): HTMLElement[] {
  const greeting = [...document.querySelectorAll<HTMLElement>('.hello p')].find(
    (line) => getComputedStyle(line).display !== 'none',
  );
  const questions = [...document.querySelectorAll('.chips button')].map((chip) => chip.textContent);
  const buttons = questions.map((question) =>
    make('button', { type: 'button', dir: 'auto', onclick: () => onAsk(question) }, question),
  );
  return [
    make('p', { class: 'tip' }, fillText(texts.notice, { name: page.name })),
    ...(greeting === undefined ? [] : [make('p', { class: 'bubble theirs', dir: 'auto' }, greeting.textContent)]),
    make('div', { class: 'next', role: 'group', 'aria-label': texts.suggested }, ...buttons),
  ];
}

function footWays(texts: IslandTexts['chat'], { onPerson, onNew }: ChatActions): HTMLElement {
  return make(
    'div',
    { class: 'shortcuts' },
    make('button', { type: 'button', onclick: onPerson }, texts.person),
    make('button', { type: 'button', onclick: onNew }, texts.newChat),
    privacyLink(),
  );
}
