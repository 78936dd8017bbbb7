/** A page in small: its own colour, font, template and picture instead of a photograph of it. */
import { directionOf, toBcp47 } from '../../../shared/places/languages.ts';
import type { OutputOfCall } from '../../lib/api/call-types.ts';
import { familyOf } from '../../pages/fonts.ts';
import { make } from '../../pages/islands/make.ts';
import { initialsOf } from '../../pages/name-parts.ts';

export type Card = OutputOfCall<'getShowcasePageList'>['pages'][number];

export function pageCard(page: Card): HTMLElement {
  const { template, pageTheme, language, colour, onColour, nameFont } = page;
  const words = make(
    'div',
    { class: 'words' },
    make('b', {}, page.name),
    make('span', { class: 'title' }, page.title),
    ...(page.tagline === '' ? [] : [make('span', { class: 'tagline' }, page.tagline)]),
  );
  const card = make(
    'div',
    {
      class: `card ${template}${pageTheme === 'dark' ? ' dark' : ''}`,
      lang: toBcp47(language),
      dir: directionOf(language),
    },
    picture(page),
    words,
  );
  card.style.setProperty('--c', colour);
  card.style.setProperty('--oc', onColour);
  card.style.setProperty('--nf', familyOf(nameFont));
  return card;
}

function picture({ photo, name }: Card): HTMLElement {
  if (photo === null) return make('div', { class: 'picture mono', 'aria-hidden': 'true' }, initialsOf(name));
  const { src, width, height } = photo;
  const image = make('img', { src, alt: '', width: String(width), height: String(height), loading: 'lazy' });
  return make('div', { class: 'picture' }, image);
}
