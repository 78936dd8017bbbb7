/** What answers of every chat have: their language, the original beside it, what became of them, their rating, and what comes next. */
import type { Sentence } from '../../../shared/model/conversation.ts';
import { toBcp47 } from '../../../shared/places/languages.ts';
import type { IslandTexts } from '../page-texts.ts';
import { icon, make } from './make.ts';

export type Rating = 'up' | 'down' | null;

type Texts = IslandTexts['chat'];

/** Of words that are the owner's own: quoted as they stand, in whatever letters a page of this language was written. */
export function languageOf({ text, citations }: Sentence): { lang?: string; dir?: string } {
  const quoted = citations.find(({ original }) => original?.text.includes(text) === true)?.original;
  return quoted ? { lang: toBcp47(quoted.language), dir: 'auto' } : {};
}

/** What the owner wrote, beside an answer in another language; each once, and not again what the answer quotes. */
export function showOriginals(
  place: HTMLElement,
  { text: said, citations }: Sentence,
  texts: Pick<Texts, 'original'>,
): void {
  for (const { number, original } of citations) {
    if (original === undefined || place.textContent.includes(original.text)) continue;
    if (!place.hasChildNodes()) place.append(make('p', {}, texts.original));
    if (original.text.includes(said)) continue;
    const { text, language } = original;
    const words = make('span', { lang: toBcp47(language), dir: 'auto' }, text);
    place.append(make('p', { class: 'words' }, make('b', {}, `${number}`), ' ', words));
  }
}

/** What became of an answer, with a button to try again where that can help. */
export function noticeParts(texts: Pick<Texts, 'retry'>, text: string, retry?: () => void): Node[] {
  const said = make('p', { class: 'note' }, text);
  if (retry === undefined) return text === '' ? [] : [said];
  return [said, make('button', { type: 'button', class: 'again', onclick: retry }, texts.retry)];
}

export function ratingButtons(
  texts: Pick<Texts, 'helpful' | 'notHelpful' | 'thanks'>,
  given: Rating,
  onRate: (rating: Rating) => void,
): HTMLElement {
  const said = make('span', { role: 'status' });
  const buttons = (['up', 'down'] as const).map((value) => {
    const label = value === 'up' ? texts.helpful : texts.notHelpful;
    const pressed = String(given === value);
    return make(
      'button',
      { type: 'button', class: value, title: label, 'aria-label': label, 'aria-pressed': pressed },
      icon('up'),
    );
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button && isOn));
      said.textContent = isOn ? texts.thanks : '';
      onRate(isOn ? (button.className as 'up' | 'down') : null);
    });
  }
  return make('div', { class: 'rate' }, ...buttons, said);
}
