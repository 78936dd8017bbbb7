/** The viewer's own parts: its head, the stage that shows a page, and the tools under it. */
import { addStyle, icon, make } from '../islands/make.ts';
import type { ChatTexts } from './chat-texts.ts';
import { viewerCss } from './viewer-css.ts';
import { makeZoom } from './zoom.ts';

export type ViewerActions = { onTurn: (by: 1 | -1) => void; onBack: () => void; onToggle: () => void };

/** What can be done with what is shown; nothing, when nothing is said. */
export type ViewerTools = {
  page?: number;
  pages?: number;
  /** The document itself, where visitors may have it. */
  url?: string | null;
  /** Whether the cited page is another one. */
  isAway?: boolean;
  toggle?: 'asText' | 'asPicture' | null;
  canZoom?: boolean;
};

export type ViewerFrame = {
  open: (title: string, opener: HTMLElement) => void;
  setWhere: (text: string) => void;
  setTools: (tools: ViewerTools) => void;
  /** The marked passage comes into sight, as large as there is room for it. */
  show: (shown: HTMLElement) => void;
};

const LARGER = 1.25;

export function makeViewerFrame(texts: ChatTexts, { onTurn, onBack, onToggle }: ViewerActions): ViewerFrame {
  addStyle('viewer-style', viewerCss);
  const { viewer: words, chat } = texts;
  const title = make('bdi', {});
  const where = make('p', { role: 'status' });
  const stage = make('div', { class: 'stage', tabindex: '0', dir: 'ltr' });
  const zoom = makeZoom(stage);
  const close = roundButton(chat.close, 'close', () => dialog.close());
  const previous = roundButton(words.previous, 'next', () => onTurn(-1), 'turn back');
  const next = roundButton(words.next, 'next', () => onTurn(1), 'turn');
  const smaller = roundButton(words.zoomOut, 'minus', () => zoom.by(1 / LARGER));
  const larger = roundButton(words.zoomIn, 'plus', () => zoom.by(LARGER));
  const back = make('button', { type: 'button', class: 'word', onclick: onBack }, words.back);
  const toggle = make('button', { type: 'button', class: 'word', onclick: onToggle });
  const link = { class: 'round', target: '_blank', rel: 'noopener', 'aria-label': words.open, title: words.open };
  const whole = make('a', link, icon('leave'));
  const gap = make('span', { class: 'gap' });
  const dialog = make(
    'dialog',
    { class: 'viewer' },
    make('header', {}, make('div', {}, make('h2', {}, title), where), close),
    stage,
    make('footer', {}, previous, next, gap, back, toggle, smaller, larger, whole),
  );
  let opener: HTMLElement | null = null;
  dialog.addEventListener('close', () => {
    document.body.classList.remove('beside');
    opener?.focus();
  });
  dialog.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === '+') zoom.by(LARGER);
    if (key === '-') zoom.by(1 / LARGER);
    if (key !== 'Escape') return;
    // One press leaves the document and not the chat around it, too.
    event.stopPropagation();
    dialog.close();
  });
  document.body.append(dialog);

  return {
    open: (name, from) => {
      opener = from;
      title.textContent = name;
      dialog.setAttribute('aria-label', name);
      if (!dialog.open) showDialog(dialog);
      close.focus();
    },
    setWhere: (text) => {
      where.textContent = text;
    },
    setTools: ({ page = 1, pages = 1, url = null, isAway = false, toggle: other = null, canZoom = false }) => {
      previous.hidden = next.hidden = pages < 2;
      previous.disabled = page <= 1;
      next.disabled = page >= pages;
      back.hidden = !isAway;
      whole.hidden = url === null;
      if (url !== null) whole.href = url;
      toggle.hidden = other === null;
      if (other !== null) toggle.textContent = words[other];
      smaller.hidden = larger.hidden = !canZoom;
    },
    show: (shown) => {
      zoom.reset();
      stage.replaceChildren(shown);
      const mark = shown.querySelector<HTMLElement>('mark,.mark');
      if (mark === null) return stage.scrollTo(0, 0);
      if (mark.classList.contains('mark') && !isWide()) zoom.by(roomFor(shown));
      mark.scrollIntoView({ block: 'center', inline: 'center' });
    },
  };
}

function isWide(): boolean {
  return matchMedia('(min-width:56em)').matches;
}

/** Beside the chat both can be used; over it only the document. */
function showDialog(dialog: HTMLDialogElement): void {
  document.body.classList.toggle('beside', isWide());
  if (isWide()) dialog.show();
  else dialog.showModal();
}

/** A phone is narrower than paper: how much larger its marked lines can be until they fill the screen. */
function roomFor(sheet: HTMLElement): number {
  const boxes = [...sheet.querySelectorAll('.mark')].map((mark) => mark.getBoundingClientRect());
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return width > 0 ? Math.min(Math.max(sheet.clientWidth / width, 1), 2) : 1;
}

function roundButton(label: string, name: Parameters<typeof icon>[0], run: () => void, more = ''): HTMLButtonElement {
  const attributes = { type: 'button', class: `round ${more}`.trim(), 'aria-label': label, title: label, onclick: run };
  return make('button', attributes, icon(name));
}
