/**
 * A person in the chat: the visitor asks for one, sees truthfully what has come of it, and reads what they write. It
 * looks for news only while a person is wanted or there and the chat is open.
 */
import type { Line, PersonState } from '../../../shared/model/conversation.ts';
import { fillText } from '../page-texts.ts';
import { askForPerson, loadRecords } from './api.ts';
import type { ChatView } from './chat-view.ts';
import { loadTexts } from './load-texts.ts';
import type { PageData } from './page-data.ts';
import { makePersonView } from './person-view.ts';

/** Pause between two looks, in milliseconds. */
const VISIBLE_MS = 3_000;
const HIDDEN_MS = 30_000;

export type PersonDesk = {
  /** Asks for a person. */
  call: () => Promise<void>;
  /** Looks for news now, and goes on while there may be some. */
  look: () => void;
  /** Goes on from what is known. */
  follow: (person: PersonState) => void;
  /** Shows a line of earlier on. */
  show: (line: Line) => void;
  /** Another conversation begins. */
  clear: () => void;
};

export type PersonChat = {
  page: PageData;
  view: Pick<ChatView, 'add' | 'announce' | 'isOpen' | 'setPerson'>;
  conversationId: () => string;
};

export async function makeDesk({ page, view, conversationId }: PersonChat): Promise<PersonDesk> {
  const { person: texts } = await loadTexts();
  const shown = makePersonView(texts, page, view);
  let seen = new Set<string>();
  let last: string | undefined;
  let timer = 0;
  let known: PersonState['state'] = 'none';

  function show(line: Line): boolean {
    if (seen.has(line.lineId)) return false;
    seen.add(line.lineId);
    if (last === undefined || line.at > last) last = line.at;
    shown.addLine(line);
    return true;
  }

  function follow({ state, name }: PersonState): void {
    clearTimeout(timer);
    known = state;
    shown.setState(state);
    view.setPerson(state === 'present' ? wordsOf(name) : null);
    timer = state === 'none' ? 0 : window.setTimeout(look, document.hidden ? HIDDEN_MS : VISIBLE_MS);
  }

  function wordsOf(name: string): { subtitle: string; placeholder: string } {
    return { subtitle: fillText(texts.here, { name }), placeholder: fillText(texts.placeholder, { name }) };
  }

  function look(): void {
    clearTimeout(timer);
    if (view.isOpen()) void ask();
  }

  async function ask(): Promise<void> {
    const asked = conversationId();
    try {
      const { lines, person } = await loadRecords(page.agentName, asked, last);
      if (asked !== conversationId()) return;
      for (const line of lines) if (show(line)) view.announce(shown.textOf(line));
      follow(person);
    } catch {
      // A look that failed is made up for by the next.
      timer = window.setTimeout(look, HIDDEN_MS);
    }
  }

  /** Who is called already, or there, is not called again. */
  async function call(): Promise<void> {
    if (known !== 'none') return look();
    const asked = conversationId();
    try {
      const { person, usualMinutes } = await askForPerson(page.agentName, asked);
      if (asked !== conversationId()) return;
      shown.setUsual(usualMinutes);
      follow(person);
      look();
    } catch {
      shown.setState('failed');
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && timer !== 0) look();
  });
  return {
    call,
    look,
    follow,
    show,
    clear: () => {
      clearTimeout(timer);
      timer = 0;
      seen = new Set();
      last = undefined;
      known = 'none';
      shown.setState('none');
      view.setPerson(null);
    },
  };
}
