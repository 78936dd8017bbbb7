/** The gallery: the newest pages, of all industries or of the one that stands in the address (`?industry=design`). */
import { currentIndustry, type ShowcaseIndustry } from '../../../shared/model/industries.ts';
import { getShowcasePageList } from '../../lib/api/call-table.generated.ts';
import type { OutputOfCall } from '../../lib/api/call-types.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { twice } from '../../lib/api/twice.ts';
import { make } from '../../pages/islands/make.ts';
import { pageCard, type Card } from './showcase-card.ts';
import { industryName, part, routePath, show } from './showcase-parts.ts';

const PAGE_SIZE = 12;

type Asked = { industry: ShowcaseIndustry | ''; page: number };

/** What is asked for, of all industries when none is named; an answer to what was asked before is not shown any more. */
let asked: Asked = { industry: industryInAddress(), page: 1 };

function industryInAddress(): Asked['industry'] {
  return currentIndustry(new URLSearchParams(location.search).get('industry') ?? '') ?? '';
}

async function load(next: Asked): Promise<void> {
  asked = next;
  const gallery = part('gallery');
  gallery.setAttribute('aria-busy', 'true');
  show('failed', false);
  show('more', false);
  try {
    const answer = await twice(() => ask(next));
    if (asked === next) draw(answer, next);
  } catch {
    if (asked !== next) return;
    if (next.page === 1) gallery.replaceChildren();
    show('failed', true);
  } finally {
    if (asked === next) gallery.removeAttribute('aria-busy');
  }
}

function ask({ industry, page }: Asked): Promise<OutputOfCall<'getShowcasePageList'>> {
  const input = industry === '' ? {} : { industry };
  const paging = { nowPage: page, pageSize: PAGE_SIZE, orderBy: 'newest' };
  return sendCall(getShowcasePageList, input, { token: 'none', paging });
}

function draw({ pages, hasMore, industries }: OutputOfCall<'getShowcasePageList'>, { industry, page }: Asked) {
  const gallery = part('gallery');
  const entries = pages.map(entry);
  if (page === 1) gallery.replaceChildren(...entries);
  else gallery.append(...entries);
  if (page > 1) entries[0]?.focus();
  drawChips(industries, industry);
  show('more', hasMore);
  show('empty', gallery.childElementCount === 0);
  part('state').textContent = '';
}

function entry(page: Card): HTMLElement {
  const caption = [industryName(page.industry), page.location].filter((text) => text !== '').join(' · ');
  return make(
    'a',
    { class: 'entry', href: routePath(page.route) },
    pageCard(page),
    make('span', { class: 'caption', dir: 'auto' }, caption),
  );
}

/** The first chip, "all", is the document's own. */
function drawChips(industries: readonly string[], chosen: string): void {
  const group = document.querySelector('.chips');
  const all = group?.querySelector('[data-industry=""]');
  if (!group || !all) return;
  const chips = industries.map((name) => make('button', { type: 'button', 'data-industry': name }, industryName(name)));
  if (group.childElementCount !== chips.length + 1) group.replaceChildren(all, ...chips);
  for (const chip of group.querySelectorAll<HTMLElement>('button')) {
    chip.setAttribute('aria-pressed', String(chip.dataset.industry === chosen));
  }
}

function start(): void {
  document.querySelector('.chips')?.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-industry]') : null;
    if (chip === null) return;
    const industry = currentIndustry(chip.dataset.industry ?? '') ?? '';
    history.replaceState(null, '', industry === '' ? location.pathname : `?industry=${industry}`);
    void load({ industry, page: 1 });
  });
  part('more').addEventListener('click', () => void load({ ...asked, page: asked.page + 1 }));
  part('retry').addEventListener('click', () => void load({ ...asked }));
  void load(asked);
}

start();
