/** One page of the showcase, by the second part of the address. */
import { getShowcaseByRoute } from '../../lib/api/call-table.generated.ts';
import type { OutputOfCall } from '../../lib/api/call-types.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { twice } from '../../lib/api/twice.ts';
import { make } from '../../pages/islands/make.ts';
import { pageCard } from './showcase-card.ts';
import { industryName, part, show } from './showcase-parts.ts';

type Answer = OutputOfCall<'getShowcaseByRoute'>;

async function load(): Promise<void> {
  show('failed', false);
  show('page', true);
  try {
    draw(await twice(() => sendCall(getShowcaseByRoute, { route: routeInAddress() }, { token: 'none' })));
    part('page').removeAttribute('aria-busy');
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown };
    show('page', false);
    show(code === 'not_found' || code === 'input_invalid' ? 'missing' : 'failed', true);
  }
}

function routeInAddress(): string {
  const [, , route = ''] = location.pathname.split('/');
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}

function draw({ page, about, offers }: Answer): void {
  document.title = `${page.name} – XPage`;
  part('card').replaceChildren(pageCard(page));
  for (const [name, text] of [
    ['industry', industryName(page.industry)],
    ['name', page.name],
    ['title', [page.title, page.location].filter((words) => words !== '').join(' · ')],
    ['about', about],
  ] as const) {
    const element = part(name);
    element.textContent = text;
    element.dir = 'auto';
  }
  part('offers')
    .querySelector('ul')
    ?.replaceChildren(...offers.map(offerLine));
  show('offers', offers.length > 0);
  part('open').setAttribute('href', `/${encodeURIComponent(page.route)}`);
  show('open', true);
}

function offerLine({ title, price }: Answer['offers'][number]): HTMLElement {
  return make('li', { dir: 'auto' }, make('span', {}, title), make('b', {}, price));
}

part('retry').addEventListener('click', () => void load());
void load();
