/** Errors under the fields of a form: each field says which element explains it (`aria-describedby`). */

export type FormField = HTMLInputElement | HTMLTextAreaElement;

/** Marks a field and says what is wrong with it; an empty text takes the mark away. */
export function setFieldError(field: FormField, text: string): void {
  if (text === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  const place = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  if (place !== null) place.textContent = text;
}

/** Shows the errors of all fields and puts the focus into the first wrong one. Whether there was none. */
export function showFieldErrors(errors: ReadonlyMap<FormField, string>): boolean {
  for (const [field, text] of errors) setFieldError(field, text);
  const first = [...errors].find(([, text]) => text !== '');
  first?.[0].focus();
  return first === undefined;
}

/** A mark goes as soon as its field is changed. */
export function clearErrorsOnInput(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) setFieldError(target, '');
  });
}
