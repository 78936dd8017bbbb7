/** The quote form: checks what was typed, sends it, and keeps it when there is no connection. */
import { fillText, type IslandTexts } from '../page-texts.ts';
import { failureCode, sendQuoteRequest, type QuoteRequest } from './api.ts';
import { readChat } from './chat-store.ts';
import { contactFieldsOf, fillContactCountries, isContactComplete } from './contact-fields.ts';
import { clearErrorsOnInput, setFieldError, showFieldErrors } from './form-errors.ts';
import { hasKept, keepRequest, sendKept } from './kept-requests.ts';
import { loadTexts } from './load-texts.ts';
import { make } from './make.ts';
import { readPageData } from './page-data.ts';
import { showToast } from './toast.ts';

type Texts = IslandTexts['quote'];

/** What was tried with a key: the same request again has the same key, a changed one is another request. */
type Attempt = { key: string; request: string };

const openedAt = new WeakMap<HTMLFormElement, number>();
const attempts = new WeakMap<HTMLFormElement, Attempt>();
let isWaitingForNetwork = false;

/** Makes the form ready: once, when it comes into sight. */
export async function prepareQuote(form: HTMLFormElement): Promise<void> {
  if (openedAt.has(form)) return;
  openedAt.set(form, Date.now());
  clearErrorsOnInput(form);
  form.addEventListener('focusin', () => openedAt.set(form, Date.now()), { once: true });
  await fillContactCountries(contactFieldsOf(form));
}

export async function submitQuote(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button');
  if (button === null || button.disabled) return;
  await prepareQuote(form);
  const { quote } = await loadTexts();
  if (!(await isContactComplete(contactFieldsOf(form), quote))) return say(form, quote.check);
  if (readPageData().isPreview) return say(form, quote.preview);
  button.disabled = true;
  say(form, quote.sending);
  try {
    await send(form, quote);
  } finally {
    button.disabled = false;
  }
}

/** Sends what was typed without a connection, now and each time that the network comes back. */
export async function sendKeptRequests(): Promise<void> {
  const { quote } = await loadTexts();
  if ((await sendKept()) > 0) showToast(quote.sentLater);
  if (hasKept()) waitForNetwork();
}

function waitForNetwork(): void {
  if (isWaitingForNetwork) return;
  isWaitingForNetwork = true;
  const retry = (): void => {
    isWaitingForNetwork = false;
    void sendKeptRequests().catch(waitForNetwork);
  };
  window.addEventListener('online', retry, { once: true });
}

async function send(form: HTMLFormElement, texts: Texts): Promise<void> {
  const request = requestOf(form, texts);
  const key = keyOf(form, request);
  try {
    await sendQuoteRequest(request, key);
    showSent(form, texts);
  } catch (error) {
    onFailure(form, texts, { key, request, code: failureCode(error) });
  }
}

function keyOf(form: HTMLFormElement, request: QuoteRequest): string {
  const text = JSON.stringify(request);
  const last = attempts.get(form);
  const key = last?.request === text ? last.key : crypto.randomUUID();
  attempts.set(form, { key, request: text });
  return key;
}

type Failed = { key: string; request: QuoteRequest; code: string };

function onFailure(form: HTMLFormElement, texts: Texts, { key, request, code }: Failed): void {
  if (code === 'network' && keepRequest(key, request)) {
    waitForNetwork();
    startAgain(form);
    return say(form, texts.offline);
  }
  const { name, phone } = contactFieldsOf(form);
  if (code === 'phone_invalid') showFieldErrors(new Map([[phone, texts.phoneInvalid]]));
  if (code === 'field_required') showFieldErrors(new Map([[name, texts.required]]));
  say(form, code === 'too_many_requests' ? texts.tooMany : code.includes('_') ? texts.check : texts.failed);
}

function requestOf(form: HTMLFormElement, texts: Texts): QuoteRequest {
  const { name, phone, country, message, website } = contactFieldsOf(form);
  const { agentName, name: owner, productId } = readPageData();
  const conversationId = readChat(agentName)?.conversationId;
  const text = message.value.trim();
  return {
    agentName,
    name: name.value.trim(),
    phone: phone.value.trim(),
    country: country.value,
    ...(text === '' ? {} : { message: text }),
    consentText: fillText(texts.consent, { name: owner }),
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(productId === undefined ? {} : { productId }),
    openedAt: openedAt.get(form) ?? Date.now(),
    ...(website.value === '' ? {} : { website: website.value }),
  };
}

function showSent(form: HTMLFormElement, texts: Texts): void {
  const again = make('button', { type: 'button' }, texts.again);
  const done = make('div', { class: 'done', role: 'status', tabindex: '-1' }, make('p', {}, texts.sent), again);
  startAgain(form);
  say(form, '');
  form.hidden = true;
  form.after(done);
  done.focus();
  again.addEventListener('click', () => {
    done.remove();
    form.hidden = false;
    contactFieldsOf(form).name.focus();
  });
}

function startAgain(form: HTMLFormElement): void {
  const { name, phone, message } = contactFieldsOf(form);
  for (const field of [name, phone, message]) {
    field.value = '';
    setFieldError(field, '');
  }
  attempts.delete(form);
  openedAt.set(form, Date.now());
}

function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('.state');
  if (place !== null) place.textContent = text;
}
