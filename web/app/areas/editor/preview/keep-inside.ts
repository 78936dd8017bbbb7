/**
 * Nothing leads a preview away from the page: links open beside the app, in a tab of their own, and no form is sent by
 * the browser. The frame itself may open nothing.
 */
export function keepInside(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    window.open(link.href, '_blank', 'noopener');
  });
  document.addEventListener('submit', (event) => event.preventDefault());
}
