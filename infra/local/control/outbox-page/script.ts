/**
 * What the outbox page does in the browser: filter, copy codes, show local times, and fetch itself again, so that new
 * messages appear without losing the search text, an open fold or the scroll position.
 */
export const SCRIPT = `
const list = document.querySelector('main');
const search = document.querySelector('input');
const count = document.querySelector('[data-count]');
const none = document.querySelector('[data-none]');
const empty = document.querySelector('[data-empty]');
const articles = () => [...list.querySelectorAll('article')];

function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const all = articles();
  for (const article of all) article.hidden = !words.every((word) => article.dataset.search.includes(word));
  none.hidden = all.length === 0 || all.some((article) => !article.hidden);
  empty.hidden = all.length > 0;
  count.textContent = all.length === 1 ? '1 message' : all.length + ' messages';
}

function showLocalTimes(root) {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
  for (const time of root.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));
}

async function refresh() {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const incoming = [...next.querySelectorAll('main article')];
  const ids = new Set(incoming.map((article) => article.id));
  for (const article of articles()) if (!ids.has(article.id)) article.remove();
  for (const article of incoming.reverse()) {
    if (document.getElementById(article.id)) continue;
    const added = document.importNode(article, true);
    added.classList.add('fresh');
    showLocalTimes(added);
    list.prepend(added);
  }
  filter();
}

async function keepFresh() {
  try {
    if (!document.hidden) await refresh();
  } catch {
    count.textContent = 'Not reachable. Is the machine running?';
  }
  setTimeout(keepFresh, 2000);
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = 'Copy'; }, 1500);
});
search.addEventListener('input', filter);
showLocalTimes(document);
filter();
setTimeout(keepFresh, 2000);
`;
