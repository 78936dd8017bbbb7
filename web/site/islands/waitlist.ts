/**
 * Makes the page of the waiting list behave: sends the form, and answers the mail whose link led here (`#join=<token>`,
 * `#leave=<token>`). All words are in the document.
 */

type State = 'form' | 'sent' | 'joining' | 'joined' | 'leave' | 'left' | 'gone' | 'failed';

const openedAt = Date.now();
const calls = () => import('./waitlist-calls.ts');

function show(state: State): void {
  const main = document.querySelector('main');
  if (main !== null) main.dataset.state = state;
  for (const section of document.querySelectorAll<HTMLElement>('[data-for]')) {
    section.hidden = section.dataset.for !== state;
    if (!section.hidden) section.querySelector<HTMLElement>('h1')?.focus();
  }
}

/** The code of a failed call; anything else is `failed`. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'failed';
}

async function submit(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('#email');
  const button = form.querySelector('button');
  if (field === null || button === null || button.disabled) return;
  const error = problemOf(field);
  if (error !== '') return complain(form, field, error);
  button.disabled = true;
  say(form, '.progress', form.dataset.sending ?? '');
  try {
    const website = String(new FormData(form).get('website') ?? '');
    await (await calls()).joinList({ email: field.value, openedAt, ...(website === '' ? {} : { website }) });
    form.reset();
    show('sent');
  } catch (failure) {
    complain(form, field, codeOf(failure));
  } finally {
    button.disabled = false;
    say(form, '.progress', '');
  }
}

/** What the browser can see; the server looks closer. */
function problemOf({ value, validity }: HTMLInputElement): string {
  if (value.trim() === '') return 'email_required';
  return validity.typeMismatch ? 'email_invalid' : '';
}

/** Says what is wrong under the field; only an address that is not right marks the field itself. */
function complain(form: HTMLFormElement, field: HTMLInputElement, code: string): void {
  say(form, '.problem', form.dataset[code] ?? form.dataset.failed ?? '');
  if (code.startsWith('email_')) field.setAttribute('aria-invalid', 'true');
  field.focus();
}

function say(form: HTMLFormElement, place: string, text: string): void {
  const element = form.querySelector(place);
  if (element !== null) element.textContent = text;
}

async function answer(token: string, reply: 'join' | 'leave'): Promise<void> {
  show('joining');
  try {
    await (await calls()).answerMail({ token, answer: reply });
    show(reply === 'join' ? 'joined' : 'left');
  } catch (error) {
    const isGone = codeOf(error) === 'not_found' || codeOf(error) === 'input_invalid';
    show(isGone ? 'gone' : 'failed');
  }
}

function start(): void {
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
  form?.addEventListener('input', () => {
    say(form, '.problem', '');
    form.querySelector('#email')?.removeAttribute('aria-invalid');
  });
  onClick('[data-go]', () => show('form'));
  onClick('[data-do=leave]', () => void answer(mailed().token, 'leave'));
  onClick('[data-do=retry]', () => void answer(mailed().token, mailed().reply === 'join' ? 'join' : 'leave'));
  // A link of the mail may be opened where this page stands already.
  window.addEventListener('hashchange', followMail);
  followMail();
}

/** What the mail's link asks for; nothing when nobody came from one. */
function mailed(): { reply: string; token: string } {
  const [, reply = '', token = ''] = /^#(join|leave)=([\w-]+)$/.exec(location.hash) ?? [];
  return { reply, token };
}

function followMail(): void {
  const { reply, token } = mailed();
  if (reply === 'join') void answer(token, 'join');
  if (reply === 'leave') show('leave');
}

function onClick(selector: string, action: () => void): void {
  for (const element of document.querySelectorAll(selector)) element.addEventListener('click', action);
}

start();
