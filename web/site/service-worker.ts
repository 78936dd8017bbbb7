/**
 * The service worker: shows the page "no connection" where a whole page was asked for and nothing could be reached. It
 * answers nothing else and keeps nothing else, so nobody ever sees an old page, or what was somebody else's.
 */

/** The parts of a worker's scope that are used (Service Workers, W3C); the types of the browser's pages have none. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Install = Extendable & { addRoutes?(route: object): Promise<void> };
type Fetch = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Scope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends 'install' | 'activate' | 'fetch'>(
    name: Name,
    listener: (event: { install: Install; activate: Extendable; fetch: Fetch }[Name]) => void,
  ): void;
};

declare const self: Scope;
/** The folder of the pages, one for each language; its name changes with them. Filled in when the worker is built. */
declare const OFFLINE_PAGES: string;

const FAMILY = 'offline';
const name = `${FAMILY} ${OFFLINE_PAGES}`;
const languageOf = (address: string): string | undefined =>
  /(?:\/|[?&]lang(?:uage)?=)([a-z]{2}_[a-z]{2})(?![^?&#])/.exec(address)?.[1];
const own = languageOf(self.location.search) ?? 'en_us';
const fileOf = (language: string): string => `${OFFLINE_PAGES}/${language}.html`;

self.addEventListener('install', (event) => {
  // What is no page goes past the worker, where the browser knows how (Static Routing API): nothing waits for it to start.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined);
  event.waitUntil(keepPage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), dropFormer()]));
});

self.addEventListener('fetch', (event) => {
  const { destination, method, url } = event.request;
  const isPage = destination === 'document' && method === 'GET';
  // Calls may have effects, and the page would ask again.
  if (isPage && !/^\/v\d+\//.test(new URL(url).pathname)) event.respondWith(answer(event));
});

/** Without the headers that it came with: it carries a policy of its own, and stands where another page was asked for. */
async function keepPage(): Promise<void> {
  const page = await fetch(fileOf(own));
  if (!page.ok)
    throw new Error(`${fileOf(own)} answered ${page.status}. Expected the page for when there is no answer.`);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cross-origin-opener-policy': 'same-origin' };
  await (await caches.open(name)).put(fileOf(own), new Response(await page.text(), { status: 503, headers }));
  await self.skipWaiting();
}

async function dropFormer(): Promise<void> {
  const former = (await caches.keys()).filter((key) => key.startsWith(FAMILY) && key !== name);
  await Promise.all(former.map((key) => caches.delete(key)));
}

async function answer({ request, preloadResponse }: Fetch): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const cache = await caches.open(name);
    const asked = await cache.match(fileOf(languageOf(request.url) ?? own));
    return asked ?? (await cache.match(fileOf(own))) ?? Response.error();
  }
}
