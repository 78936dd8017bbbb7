/** What a click on the page is counted as. */
import { countOpened } from './visit.ts';

/** Beside what the click does: nothing waits for it. */
export async function noteOpened(link: HTMLElement): Promise<void> {
  const target = targetOf(link);
  if (target !== undefined) await countOpened(target);
}

/** An entry of the news is known by its id, the links of a list by their places in it (page-model.ts). */
function targetOf(link: HTMLElement): string | undefined {
  if (link.dataset.act === 'share') return 'share';
  return link.dataset.hit ?? link.closest('.post')?.id ?? listedTarget(link) ?? listedTarget(twinOf(link));
}

function listedTarget(link: Element | undefined): string | undefined {
  const item = link?.closest('[data-hits] > li');
  const list = item?.parentElement;
  if (!item || !list) return undefined;
  // Rows before those of the links have no name there, so places are told from the end.
  const name = list.dataset.hits?.split(' ').at([...list.children].indexOf(item) - list.children.length);
  if (name === undefined) return undefined;
  return (list.closest('.offers') ? 'o' : 'c') + name;
}

/** The highlighted contact stands outside of the list, too. */
function twinOf(link: HTMLElement): Element | undefined {
  const address = addressOf(link);
  return [...document.querySelectorAll<HTMLElement>('.links a,.links button')].find(
    (listed) => addressOf(listed) === address,
  );
}

function addressOf(link: HTMLElement): string | undefined {
  return link.getAttribute('href') ?? link.dataset.copy;
}
