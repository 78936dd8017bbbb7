/**
 * `/embed/chat.js`: a button on any website that opens a product's chat. Everything stands in a shadow root and in a
 * style sheet of its own, floats over the page and so moves nothing of it, and keeps nothing on the visitor's device.
 */
import { toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { make } from '../islands/make.ts';
import { embedCss } from './embed-css.ts';
import { toMessage, WAITING, wordOf } from './embed-messages.ts';
import { loadWords, pageLanguage, type EmbedWords } from './embed-words.ts';

/** From here on a panel floats beside the page; below, the chat takes the whole screen. */
const WIDE = '(min-width:40em)';

function start(script: HTMLScriptElement): void {
  const language = pageLanguage();
  void loadWords(language, script).then((words) => showWidget(script, language, words));
}

function showWidget(script: HTMLScriptElement, language: LanguageValue, words: EmbedWords): void {
  const { product = '', agent, agency, colour = '', side = 'end', label } = script.dataset;
  const { origin } = new URL(script.src);
  const path = [...(agent && agency ? [agent, agency] : []), product, language].map(encodeURIComponent).join('/');
  const name = label ?? words.open;

  const button = make(
    'button',
    { type: 'button', class: 'open', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
    drawing('M5 18.5V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H8.5z'),
    make('span', {}, name),
  );
  const leave = make(
    'button',
    { type: 'button', class: 'close', 'aria-label': words.close },
    drawing('M6 6l12 12M18 6 6 18'),
  );
  const dialog = make('dialog', { 'aria-label': words.title }, leave);
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;

  const load = (): HTMLIFrameElement => {
    if (frame !== null) return frame;
    // The chat asks whether the site may show it, so the site's name goes along, and nothing more of its address.
    frame = make('iframe', {
      src: `${origin}/embed/${path}${WAITING}`,
      title: words.title,
      allow: 'share' in navigator ? 'clipboard-write; web-share' : 'clipboard-write',
      referrerpolicy: 'origin',
    });
    dialog.append(frame);
    return frame;
  };
  const tellShown = (): void => {
    if (dialog.open && isReady) frame?.contentWindow?.postMessage(toMessage('shown'), origin);
  };
  const open = (): void => {
    const shown = load();
    if (matchMedia(WIDE).matches) dialog.show();
    else dialog.showModal();
    button.setAttribute('aria-expanded', 'true');
    shown.focus();
    tellShown();
  };
  const close = (): void => dialog.close();

  for (const sign of ['pointerenter', 'touchstart', 'focus']) button.addEventListener(sign, load, { passive: true });
  button.addEventListener('click', () => (dialog.open ? close() : open()));
  leave.addEventListener('click', close);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  dialog.addEventListener('close', () => {
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  });
  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source === null || source !== frame?.contentWindow) return;
    const word = wordOf(data);
    if (word === 'close') close();
    if (word !== 'ready') return;
    isReady = true;
    // From now on the chat has a button of its own to leave it.
    leave.hidden = true;
    tellShown();
  });
  place([button, dialog], { language, isAtStart: side === 'start', colour });
}

type Place = { language: LanguageValue; isAtStart: boolean; colour: string };

/** A style sheet made by script stands under no content security policy. */
function place(parts: HTMLElement[], { language, isAtStart, colour }: Place): void {
  const host = make('div', { 'data-xpage-chat': '', class: isAtStart ? 'start' : '', lang: toBcp47(language) });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(embedCss);
  root.adoptedStyleSheets = [sheet];
  root.append(...parts);
  if (/^#[0-9a-f]{6}$/i.test(colour)) {
    host.style.setProperty('--xpage-fill', colour);
    host.style.setProperty('--xpage-text', isLight(colour) ? '#000' : '#fff');
  }
  const show = (): void => {
    if (!isThere()) document.body.append(host);
  };
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
}

/** Whether black is easier to read on it than white (WCAG 2.2, relative luminance). */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

function drawing(path: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(space, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** A website may have the script more than once. */
const isThere = (): boolean => document.querySelector('[data-xpage-chat]') !== null;

const script = document.currentScript;
if (script instanceof HTMLScriptElement) start(script);
