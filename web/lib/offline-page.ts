/**
 * Lets the browser keep the page that tells of a missing connection, in the language that is read here
 * (web/site/service-worker.ts). Where it keeps nothing, it tells of that in its own way.
 */
export function keepOfflinePage(language: string): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`/service-worker.js?language=${language}`).catch(() => undefined);
}
