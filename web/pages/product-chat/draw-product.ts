/** Fills the page with the product: its head, its words and the questions to begin with. */
import { directionOf, toBcp47 } from '../../../shared/places/languages.ts';
import { loadConfig } from '../../lib/config.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { make } from '../islands/make.ts';
import { suggestion } from '../islands/suggestion.ts';
import { initialsOf } from '../name-parts.ts';
import { fillText } from '../page-texts.ts';
import type { ProductBeginning, ProductInfo } from './opening-calls.ts';
import { found, part } from './chat-parts.ts';
import type { ChatTexts } from './chat-texts.ts';
import type { ChatPlace } from './product-chat.ts';

/** More of them are a list to read, not a way to begin. */
const MOST_QUESTIONS = 4;

export function drawProduct({ product, company, agent, hasFiles }: ProductInfo, { texts }: ChatPlace): void {
  const { name, texts: words } = product;
  document.title = [name, company.name].filter((one) => one !== '').join(' – ');
  part('name').replaceChildren(make('bdi', {}, name));
  part('company').replaceChildren(...(agent === null ? companyLine(company) : agentLine(agent, texts)));
  drawPicture(agent?.photo ?? words.logo ?? company.logo, agent?.displayName ?? name, agent !== null);
  found('[data-do="files"]').hidden = !hasFiles;
  const language = { lang: toBcp47(words.language), dir: directionOf(words.language) };
  const intro = part('intro');
  intro.replaceChildren(
    make('h2', words.greeting === '' ? { dir: 'auto' } : language, words.greeting || name),
    ...(words.description === '' ? [] : [make('p', { class: 'text', ...language }, words.description)]),
    make('div', { class: 'beginning' }),
    make('p', { class: 'note' }, fillText(texts.page.notice, { company: company.name })),
  );
  intro.removeAttribute('aria-busy');
}

function companyLine({ name, website }: ProductInfo['company']): (Node | string)[] {
  const isLink = website.startsWith('https://');
  return [
    make('bdi', {}, ...(isLink ? [make('a', { href: website, target: '_blank', rel: 'noopener' }, name)] : [name])),
  ];
}

function agentLine({ agentName, displayName }: NonNullable<ProductInfo['agent']>, { page }: ChatTexts): Node[] {
  const href = `/${encodeURIComponent(agentName)}`;
  return [make('a', { href, target: '_blank', rel: 'noopener' }, fillText(page.shownBy, { name: displayName }))];
}

/** Initials until the picture has come, and where there is none. */
function drawPicture(photo: Photo | null, name: string, isFace: boolean): void {
  const place = part('logo');
  place.classList.toggle('face', isFace);
  place.textContent = initialsOf(name);
  if (photo === null) return;
  void loadConfig().then(
    ({ mediaOrigin }) => place.replaceChildren(make('img', { src: `${mediaOrigin}${photo.path}`, alt: '' })),
    () => undefined,
  );
}

/** The company's own questions first; a product that nothing was made from has documents still to be read. */
export function drawBeginning(
  { product }: ProductInfo,
  beginning: ProductBeginning | null,
  { page, chat }: ChatTexts,
  onAsk: (question: string) => void,
): void {
  const { suggestedQuestions, description } = product.texts;
  const summary = description === '' ? (beginning?.summary ?? '') : '';
  const questions = [...new Set([...suggestedQuestions, ...(beginning?.questions ?? [])])].slice(0, MOST_QUESTIONS);
  const isEmpty = beginning !== null && beginning.summary === '' && beginning.questions.length === 0;
  document
    .querySelector('.beginning')
    ?.replaceWith(
      ...(isEmpty ? [make('p', { class: 'summary' }, page.preparing)] : []),
      ...(summary === '' ? [] : [make('p', { class: 'summary', dir: 'auto' }, summary)]),
      make(
        'div',
        { class: 'next', role: 'group', 'aria-label': chat.suggested },
        ...questions.map((question) => suggestion(question, onAsk)),
      ),
    );
}

/** Instead of a chat: what became of it. */
export function drawState(title: string, text: string, action?: { label: string; run: () => void }): void {
  document.title = title;
  // What became of it is the page's heading.
  part('name').remove();
  part('logo').hidden = true;
  found('.foot').hidden = true;
  part('menu').hidden = true;
  const button = action && make('button', { type: 'button', class: 'line', onclick: action.run }, action.label);
  found('.log').replaceChildren(
    make(
      'section',
      { class: 'gone', role: 'alert' },
      make('h1', {}, title),
      ...(text === '' ? [] : [make('p', {}, text)]),
      ...(button ? [button] : []),
    ),
  );
}
