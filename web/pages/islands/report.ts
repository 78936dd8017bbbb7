/** Reporting a page. */
import type { IslandTexts } from '../page-texts.ts';
import { failureCode, sendComplaint, type Complaint } from './api.ts';
import { clearErrorsOnInput, showFieldErrors, type FormField } from './form-errors.ts';
import { loadTexts } from './load-texts.ts';
import { make } from './make.ts';
import { readPageData } from './page-data.ts';
import { privacyLink } from './privacy-link.ts';
import { makeSheet, type Sheet } from './sheet.ts';

type Texts = IslandTexts['report'];

/** In the order of the list that the visitor picks from. */
export const reportReasons = [
  'impersonation',
  'misleading',
  'offensive',
  'spam',
  'copyright',
  'other',
] as const satisfies readonly Complaint['reason'][];

export async function openReport(): Promise<void> {
  const { report } = await loadTexts();
  const sheet = makeSheet({ title: report.title, closeLabel: report.close });
  sheet.body.append(make('p', {}, report.intro), reportForm(report, sheet));
  sheet.dialog.addEventListener('close', () => sheet.dialog.remove());
  sheet.dialog.showModal();
}

function reportForm(texts: Texts, sheet: Sheet): HTMLFormElement {
  const details = make('textarea', { id: 'r-text', rows: '4', maxlength: '2000', 'aria-describedby': 'r-text-error' });
  const contact = make('input', {
    id: 'r-contact',
    type: 'email',
    autocomplete: 'email',
    'aria-describedby': 'r-contact-error',
  });
  const button = make('button', { class: 'fill' }, texts.submit);
  const state = make('p', { class: 'state', role: 'status' });
  const form = make(
    'form',
    { novalidate: true },
    reasonChoice(texts),
    labelled('r-text', texts.text, details),
    labelled('r-contact', `${texts.contact} (${texts.optional})`, contact),
    make('p', { class: 'note consent' }, privacyLink()),
    button,
    state,
  );
  clearErrorsOnInput(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitReport(texts, sheet, { form, details, contact, button, state });
  });
  return form;
}

function reasonChoice(texts: Texts): HTMLElement {
  const choices = reportReasons.map((reason, index) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type: 'radio', name: 'reason', value: reason, checked: index === 0 }),
      texts[reason],
    ),
  );
  return make('fieldset', {}, make('legend', {}, texts.reason), ...choices);
}

function labelled(id: string, label: string, field: FormField): HTMLElement {
  return make(
    'div',
    { class: 'field' },
    make('label', { for: id }, label),
    field,
    make('p', { class: 'error', id: `${id}-error` }),
  );
}

type ReportParts = {
  form: HTMLFormElement;
  details: HTMLTextAreaElement;
  contact: HTMLInputElement;
  button: HTMLButtonElement;
  state: HTMLElement;
};

async function submitReport(texts: Texts, sheet: Sheet, parts: ReportParts): Promise<void> {
  const { details, contact, button, state } = parts;
  const errors = new Map<FormField, string>([
    [details, details.value.trim() === '' ? texts.required : ''],
    [contact, contact.validity.typeMismatch ? texts.emailInvalid : ''],
  ]);
  if (!showFieldErrors(errors)) return;
  if (readPageData().isPreview) {
    state.textContent = texts.preview;
    return;
  }
  button.disabled = true;
  state.textContent = texts.sending;
  try {
    await sendComplaint(complaintOf(parts));
    showSent(texts, sheet);
  } catch (error) {
    const code = failureCode(error);
    if (code === 'email_invalid') showFieldErrors(new Map([[contact, texts.emailInvalid]]));
    state.textContent = reportFailure(texts, code);
  } finally {
    button.disabled = false;
  }
}

function complaintOf({ form, details, contact }: ReportParts): Complaint {
  const chosen = new FormData(form).get('reason');
  const reason = reportReasons.find((value) => value === chosen) ?? 'other';
  const address = contact.value.trim();
  const { agentName } = readPageData();
  return { agentName, reason, text: details.value.trim(), ...(address === '' ? {} : { contact: address }) };
}

function showSent(texts: Texts, { body }: Sheet): void {
  const done = make('div', { class: 'done', role: 'status', tabindex: '-1' }, make('p', {}, texts.sent));
  body.replaceChildren(done);
  done.focus();
}

function reportFailure(texts: Texts, code: string): string {
  if (code === 'network') return texts.offline;
  return code === 'too_many_requests' ? texts.tooMany : texts.failed;
}
