/** Parts of the page that the preview can bring into sight, by the ids of their sections. */
export const pageParts = ['top', 'about', 'features', 'offers', 'products', 'description', 'news', 'links'] as const;
export type PagePart = (typeof pageParts)[number];

/** The part that an element of the form belongs to: what the nearest `data-part` around it says. */
export function partOf(element: Element): PagePart | null {
  const name = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
  return pageParts.find((part) => part === name) ?? null;
}

/** Share of the window that a part has to reach into to be in sight. */
const IN_SIGHT = 0.25;

/** Room above a part that was scrolled to, in CSS pixels. */
const ROOM_ABOVE = 24;

/**
 * Scrolls a page to one of its parts, unless it is in sight or not there. The window itself is scrolled, as an element
 * that scrolls itself into view would take the app around the frame along.
 */
export function showPart(page: Window, part: PagePart): void {
  const place = part === 'top' ? startOf(page) : page.document.getElementById(part)?.getBoundingClientRect();
  if (place === undefined || isInSight(page, place)) return;
  const isCalm = page.matchMedia('(prefers-reduced-motion: reduce)').matches;
  page.scrollTo({ top: Math.max(0, page.scrollY + place.top - ROOM_ABOVE), behavior: isCalm ? 'instant' : 'smooth' });
}

/** In CSS pixels from the upper edge of the window. */
type Place = { top: number; bottom: number };

/** The first screen of a page. */
function startOf({ scrollY, innerHeight }: Window): Place {
  return { top: -scrollY, bottom: innerHeight - scrollY };
}

function isInSight({ innerHeight }: Window, { top, bottom }: Place): boolean {
  const margin = innerHeight * IN_SIGHT;
  return top < innerHeight - margin && bottom > margin;
}
