/** A name and a number for a person of the company, or for the agent on whose page the chat stands. */
import { failureCode } from '../islands/failure-code.ts';
import { contactFieldsOf, fillContactCountries, isContactComplete } from '../islands/contact-fields.ts';
import { clearErrorsOnInput, setFieldError } from '../islands/form-errors.ts';
import { make } from '../islands/make.ts';
import { privacyLink } from '../islands/privacy-link.ts';
import { makeSheet } from '../islands/sheet.ts';
import { fillText } from '../page-texts.ts';
import { sendContact, type ContactRequest } from './chat-calls.ts';
import type { ProductInfo } from './opening-calls.ts';
import type { ChatTexts } from './chat-texts.ts';
import type { ChatPlace } from './product-chat.ts';

/** @param conversationId goes along, so that whoever calls back knows what was asked; null before the first question */
export async function openPersonForm(
  { texts, address }: ChatPlace,
  { agent, company }: ProductInfo,
  conversationId: string | null,
): Promise<void> {
  const who = agent?.displayName ?? company.name;
  const consent = fillText(texts.quote.consent, { name: who });
  const { dialog, body, close } = makeSheet({ title: texts.chat.person, closeLabel: texts.chat.close });
  const form = makeForm(texts, consent);
  let openedAt = Date.now();
  form.addEventListener('focusin', () => (openedAt = Date.now()), { once: true });
  body.append(make('p', {}, fillText(texts.quote.intro, { name: who })), form);
  dialog.addEventListener('close', () => dialog.remove());
  clearErrorsOnInput(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, texts, () => ({
      ...address.about,
      ...writtenIn(form),
      consentText: consent,
      openedAt,
      ...(conversationId !== null && { conversationId }),
    })).then((isSent) => isSent && body.replaceChildren(...success(texts, close)));
  });
  dialog.showModal();
  contactFieldsOf(form).name.focus();
  await fillContactCountries(contactFieldsOf(form));
}

/** Whether it arrived. The same request again has the same key, so that it arrives once. */
async function submit(form: HTMLFormElement, { quote }: ChatTexts, request: () => ContactRequest): Promise<boolean> {
  const button = form.querySelector('button');
  if (button === null || button.disabled) return false;
  button.disabled = true;
  try {
    if (!(await isContactComplete(contactFieldsOf(form), quote))) return say(form, quote.check);
    say(form, quote.sending);
    const sent = request();
    await sendContact(sent, keyOf(form, sent));
    return true;
  } catch (error) {
    return onFailure(form, quote, failureCode(error));
  } finally {
    button.disabled = false;
  }
}

/** What was tried with which key. */
const attempts = new WeakMap<HTMLFormElement, { key: string; request: string }>();

function keyOf(form: HTMLFormElement, request: ContactRequest): string {
  const text = JSON.stringify(request);
  const last = attempts.get(form);
  const key = last?.request === text ? last.key : crypto.randomUUID();
  attempts.set(form, { key, request: text });
  return key;
}

function onFailure(form: HTMLFormElement, texts: ChatTexts['quote'], code: string): boolean {
  const { name, phone } = contactFieldsOf(form);
  if (code === 'phone_invalid') setFieldError(phone, texts.phoneInvalid);
  if (code === 'field_required') setFieldError(name, texts.required);
  if (code === 'too_many_requests') return say(form, texts.tooMany);
  return say(form, code === 'phone_invalid' || code === 'field_required' ? texts.check : texts.failed);
}

function writtenIn(form: HTMLFormElement): Pick<ContactRequest, 'name' | 'phone' | 'country' | 'message' | 'website'> {
  const { name, phone, country, message, website } = contactFieldsOf(form);
  const text = message.value.trim();
  return {
    name: name.value.trim(),
    phone: phone.value.trim(),
    country: country.value,
    ...(text === '' ? {} : { message: text }),
    ...(website.value === '' ? {} : { website: website.value }),
  };
}

function makeForm({ quote }: ChatTexts, consent: string): HTMLFormElement {
  const described = (name: string) => ({ id: `p-${name}`, name, 'aria-describedby': `p-${name}-error` });
  const phone = make('input', { ...described('phone'), type: 'tel', autocomplete: 'tel', maxlength: '40' });
  const country = make('select', { name: 'country', 'aria-label': quote.country, autocomplete: 'country' });
  return make(
    'form',
    { novalidate: true },
    field('name', quote.name, make('input', { ...described('name'), autocomplete: 'name', maxlength: '100' })),
    field('phone', quote.phone, make('span', { class: 'phone', dir: 'ltr' }, country, phone)),
    field(
      'message',
      `${quote.message} (${quote.optional})`,
      make('textarea', { ...described('message'), rows: '3', maxlength: '1000' }),
    ),
    make('input', { class: 'away', name: 'website', tabindex: '-1', autocomplete: 'off', 'aria-hidden': 'true' }),
    make('p', { class: 'note consent' }, `${consent} `, privacyLink()),
    make('button', { class: 'fill' }, quote.submit),
    make('p', { class: 'state', role: 'status' }),
  );
}

function field(name: string, label: string, control: HTMLElement): HTMLElement {
  const error = make('p', { class: 'error', id: `p-${name}-error` });
  return make('div', { class: 'field' }, make('label', { for: `p-${name}` }, label), control, error);
}

function success({ quote, chat }: ChatTexts, close: () => void): HTMLElement[] {
  const button = make('button', { type: 'button', class: 'fill', onclick: close }, chat.close);
  const done = make('div', { class: 'done', role: 'status', tabindex: '-1' }, make('p', {}, quote.sent));
  queueMicrotask(() => done.focus());
  return [done, button];
}

function say(form: HTMLFormElement, text: string): false {
  const place = form.querySelector('.state');
  if (place !== null) place.textContent = text;
  return false;
}
