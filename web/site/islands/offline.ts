/** In the page that tells of a missing connection: says what was asked for, and opens it as soon as it can be reached. */

/** Most networks say that they are back, some before they lead anywhere. */
const PAUSE_MS = 10_000;

const place = document.querySelector('code');
if (place !== null) place.textContent = location.host + location.pathname;
document.querySelector('small')?.removeAttribute('hidden');

function look(): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
}

window.addEventListener('online', look);
setInterval(() => {
  if (navigator.onLine) look();
}, PAUSE_MS);
