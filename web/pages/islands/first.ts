/**
 * The first island: it wires what the page's HTML already shows and fetches the heavier islands when somebody is about
 * to use them. The inline script calls `start` with what people did before this file had come.
 */
import { keepForLanguage, takeFromLanguage } from './language-change.ts';
import { readJson } from './safe-storage.ts';

/** Where requests typed without a connection wait; read here so that the quote island is fetched only when needed. */
const KEPT_REQUESTS = 'xpage-kept-requests';

type Kept = readonly (readonly [type: string, target: HTMLElement])[];

const actions: Record<string, (target: HTMLElement) => Promise<unknown> | void> = {
  chat: async () => (await import('./chat.ts')).openChat(),
  ask: (target) => askFrom(target),
  quote: async (form) => (await import('./quote.ts')).submitQuote(form as HTMLFormElement),
  share: async () => (await import('./share.ts')).sharePage(),
  report: async () => (await import('./report.ts')).openReport(),
  news: async (button) => (await import('./news.ts')).showMoreNews(button),
  wallet: async () => (await import('./wallet.ts')).openWallet(),
  copy: async (button) => (await import('./copy.ts')).copyText(button.dataset.copy ?? ''),
};

export function start(kept: Kept): void {
  document.addEventListener('click', onEvent);
  document.addEventListener('click', ({ target }) => target instanceof Element && noteClick(target));
  document.addEventListener('click', ({ target }) => target instanceof Element && goToLanguage(target));
  document.addEventListener('submit', onEvent);
  for (const [, target] of kept) {
    act(target);
    noteClick(target);
    goToLanguage(target);
  }
  void takeFromLanguage(prepareForm).catch(() => undefined);
  prepareQuoteForm();
  hideWhatHasEnded();
  showBarAwayFromQuestion();
  if (document.documentElement.dataset.preview === undefined) {
    if (document.querySelector('#languages') !== null) {
      whenIdle(async () => (await import('./offer-language.ts')).offerLanguage());
    }
    whenIdle(async () => (await import('./visit.ts')).countVisit());
    if (readJson('localStorage', KEPT_REQUESTS) !== null) {
      whenIdle(async () => (await import('./quote.ts')).sendKeptRequests());
    }
  }
}

function onEvent(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
  if (target === null || target instanceof HTMLFormElement !== (event.type === 'submit')) return;
  event.preventDefault();
  act(target);
}

function act(target: HTMLElement): void {
  void Promise.resolve(actions[target.dataset.act ?? '']?.(target)).catch(sayFailed);
}

/** A count that fails is nobody's business. */
function noteClick(target: Element): void {
  const link = target.closest<HTMLElement>('a,button');
  if (link === null || document.documentElement.dataset.preview !== undefined) return;
  void import('./opened.ts').then(({ noteOpened }) => noteOpened(link)).catch(() => undefined);
}

/** A form gives what was typed, a button the question that is written on it. */
async function askFrom(target: HTMLElement): Promise<void> {
  const input = target.querySelector('input');
  const question = (input?.value ?? target.textContent).trim();
  if (question === '') return input?.focus();
  await (await import('./chat.ts')).openChat(question);
  if (input) input.value = '';
}

function goToLanguage(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link !== null) keepForLanguage(link);
}

const prepareForm = async (form: HTMLFormElement): Promise<void> => (await import('./quote.ts')).prepareQuote(form);

/** The quote island is there before somebody reaches the form. */
function prepareQuoteForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-act=quote]');
  if (form === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void prepareForm(form).catch(sayFailed);
    },
    { rootMargin: '600px' },
  );
  observer.observe(form);
}

/** A page that was drawn during a trial does not lead to what has ended with it. */
function hideWhatHasEnded(): void {
  const now = new Date().toISOString();
  for (const row of document.querySelectorAll<HTMLElement>('[data-until]'))
    row.hidden = (row.dataset.until ?? '') < now;
}

/** On wide screens the bar comes when the question field has gone. */
function showBarAwayFromQuestion(): void {
  const question = document.querySelector('#ask');
  if (question === null) return;
  new IntersectionObserver(([entry]) => {
    document.documentElement.classList.toggle('far', entry?.isIntersecting === false);
  }).observe(question);
}

function whenIdle(task: () => Promise<unknown>): void {
  const run = (): void => void task().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Something could not be fetched: said where the words for it can be had. */
async function sayFailed(): Promise<void> {
  try {
    const [{ showToast }, { loadTexts }] = await Promise.all([import('./toast.ts'), import('./load-texts.ts')]);
    showToast((await loadTexts()).notice.failed);
  } catch {
    // Without a connection there are no words to say so; the next tap tries again.
  }
}
