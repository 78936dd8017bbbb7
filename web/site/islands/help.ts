/** The list of guides: narrows with each letter, and says whether support is there now. */
import { plainWords, typedWords } from '../../help/plain-words.ts';
import { MOMENT_PLACE, supportState } from '../../help/support-hours.ts';

const part = (name: string): HTMLElement | null => document.querySelector(`[data-part=${name}]`);
const guides = Array.from(document.querySelectorAll<HTMLElement>('.areas li'), (row) => ({
  row,
  words: plainWords(`${row.textContent} ${row.dataset['words'] ?? ''}`),
}));

search();
sayWhen();

function search(): void {
  const field = part('search')?.querySelector('input');
  if (!field) return;
  const narrow = (): void => show(typedWords(field.value));
  field.addEventListener('input', narrow);
  // What was typed before this came.
  if (field.value !== '') narrow();
}

function show(typed: readonly string[]): void {
  for (const { row, words } of guides) row.hidden = !typed.every((word) => words.includes(word));
  for (const area of document.querySelectorAll<HTMLElement>('.areas section')) {
    area.hidden = area.querySelector('li:not([hidden])') === null;
  }
  const nothing = part('nothing');
  const isNothing = guides.every(({ row }) => row.hidden);
  if (nothing) nothing.textContent = isNothing ? (nothing.dataset['text'] ?? '') : '';
}

function sayWhen(): void {
  const line = part('open');
  const { from, until: to, open, closed } = line?.dataset ?? {};
  if (!line || from === undefined || to === undefined) return;
  const { isOpen, until } = supportState(new Date(), { from, until: to });
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const text = (isOpen ? open : closed) ?? '';
  line.textContent = text.replace(MOMENT_PLACE, format.format(until));
  line.classList.toggle('is-open', isOpen);
  line.hidden = false;
}
