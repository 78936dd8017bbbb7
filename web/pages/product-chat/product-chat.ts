/**
 * The module of the visitor's chat page: shows the product, and fetches what a conversation needs when somebody is about
 * to have one, or had one in this tab.
 */
import { changeLanguage, leaveForChosen, takeCarried } from './change-language.ts';
import { composerOf } from './chat-composer.ts';
import { chatKey, readChatAddress, type ChatAddress } from './chat-address.ts';
import { countChatVisit, loadBeginning, loadProduct, type ProductInfo } from './opening-calls.ts';
import { found, onPress, part } from './chat-parts.ts';
import { readChatTexts, type ChatTexts } from './chat-texts.ts';
import type { Conversation } from './conversation.ts';
import { drawBeginning, drawProduct, drawState } from './draw-product.ts';
import { siteAround, tellSite, whenShown } from './frame.ts';
import { failureCode } from '../islands/failure-code.ts';
import { readChat } from '../islands/chat-store.ts';
import { countOnce, referrerHost } from '../islands/kept-visit.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';

/** What every part of the page knows. */
export type ChatPlace = {
  address: ChatAddress;
  texts: ChatTexts;
  language: LanguageValue;
  /** Origin of the site whose page shows the chat; undefined on our own. */
  site: string | undefined;
};

function start(): void {
  const texts = readChatTexts();
  const address = readChatAddress(location.pathname);
  if (address === null) return drawState(texts.page.missingTitle, texts.page.missingText);
  const language = (document.documentElement.dataset.language ?? 'en_us') as LanguageValue;
  const picker = part<HTMLSelectElement>('language');
  // A browser that comes back to a document shows what was chosen last in it.
  picker.value = language;
  if (leaveForChosen(address, picker)) return;
  const { typed = '', site: siteBefore } = takeCarried(address);
  const site = address.isEmbedded ? (siteAround() ?? siteBefore) : undefined;
  const field = found<HTMLTextAreaElement>('.compose textarea');
  field.value = typed;
  picker.addEventListener('change', () => changeLanguage(address, picker.value, { typed: field.value, site }));
  const place = { address, texts, language, site };
  if (address.isEmbedded) leaveFrame();
  void open(place);
}

async function open(place: ChatPlace): Promise<void> {
  const { address, texts, site } = place;
  const info = await loadProduct({ ...address.about, ...(site !== undefined && { site }) }).catch((error: unknown) => {
    drawFailure(texts, failureCode(error));
    return null;
  });
  if (info === null) return;
  drawProduct(info, place);
  makeReady(place, info);
}

function drawFailure({ gone, page, chat }: ChatTexts, code: string): void {
  if (code === 'product_removed') return drawState(gone.unavailable, gone.removed);
  const isNobodys = code === 'not_found' || code === 'input_invalid' || code === 'forbidden';
  if (isNobodys) return drawState(page.missingTitle, page.missingText);
  drawState(page.failed, '', { label: chat.retry, run: () => location.reload() });
}

function makeReady(place: ChatPlace, info: ProductInfo): void {
  const { address, texts, language } = place;
  let loading: Promise<Conversation> | undefined;
  const conversation = (): Promise<Conversation> => {
    loading ??= import('./conversation.ts').then(({ startConversation }) => startConversation(place, info, composer));
    return loading;
  };
  const ask = (question: string): void => {
    // What cannot be asked yet stays where it was typed.
    composer.field.value = question;
    void conversation().then((one) => {
      composer.field.value = '';
      one.ask(question);
    }, sayFailed);
  };
  const composer = composerOf(texts, { onAsk: ask, onStop: () => void conversation().then((one) => one.stop()) });
  const sayFailed = (): void => {
    loading = undefined;
    part('offline').textContent = texts.notice.failed;
  };
  composer.field.addEventListener('focus', () => void conversation().catch(sayFailed), { once: true });
  const onMenu = (name: string, action: (one: Conversation) => void): void =>
    onPress(name, () => {
      part('menu').removeAttribute('open');
      void conversation().then(action, sayFailed);
    });
  onMenu('new', (one) => one.startAnew());
  onMenu('share', (one) => one.share());
  onMenu('print', (one) => one.print());
  onMenu('files', (one) => one.showFiles());
  onMenu('person', (one) => one.talkToPerson());
  closeMenuOutside();
  followConnection(texts);
  if (readChat(chatKey(address)) !== null) void conversation().catch(sayFailed);
  void loadBeginning({ ...address.about, language }).then(
    (beginning) => drawBeginning(info, beginning, texts, ask),
    () => drawBeginning(info, null, texts, ask),
  );
  if (!isPreview()) whenSeen(address, () => void countVisit(address).catch(() => undefined));
}

/** The editor shows the chat beside its settings. */
function isPreview(): boolean {
  return new URLSearchParams(location.search).has('preview');
}

/** A page that a browser or a site loads ahead is not visited yet. */
function whenSeen({ isEmbedded }: ChatAddress, action: () => void): void {
  if (isEmbedded && window.parent !== window) return whenShown(action);
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', action, { once: true });
    return;
  }
  action();
}

async function countVisit(address: ChatAddress): Promise<void> {
  const referrer = referrerHost();
  await countOnce(`xpage-visit:${chatKey(address)}`, (visitId) =>
    countChatVisit({ ...address.about, visitId, ...(referrer === '' ? {} : { referrer }) }),
  );
}

/** Escape leaves the chat, where it doesn't leave something in it first. */
function leaveFrame(): void {
  document.body.classList.add('embedded');
  if (window.parent === window) return;
  found('[data-do="close"]').hidden = false;
  onPress('close', () => tellSite('close'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.querySelector('dialog[open],details[open]') === null) tellSite('close');
  });
}

function closeMenuOutside(): void {
  const menu = part('menu');
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.hasAttribute('open')) return;
    event.stopPropagation();
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
}

function followConnection({ page }: ChatTexts): void {
  const say = (): void => {
    part('offline').textContent = navigator.onLine ? '' : page.offline;
  };
  window.addEventListener('online', say);
  window.addEventListener('offline', say);
  say();
}

start();
