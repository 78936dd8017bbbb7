import { beforeEach, describe, expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

const pages = '/assets/s/offline.2';
const store = new Map<string, Map<string, Response>>();
const scope = {
  location: { search: '' },
  listeners: {} as Record<string, Listener>,
  registration: {
    navigationPreload: { enable: vi.fn(async () => undefined) } as { enable(): Promise<void> } | undefined,
  },
  skipWaiting: vi.fn(async () => undefined),
  addEventListener: (name: string, listener: Listener) => void (scope.listeners[name] = listener),
};
const network = vi.fn<(asked: string | Request) => Promise<Response>>();

const fakeCaches = {
  keys: async () => [...store.keys()],
  delete: async (name: string) => store.delete(name),
  open: async (name: string) => {
    const kept = store.get(name) ?? new Map<string, Response>();
    store.set(name, kept);
    return {
      put: async (key: string, response: Response) => void kept.set(key, response),
      match: async (key: string) => kept.get(key)?.clone(),
    };
  },
};

/** As the browser does with the worker that a page in this language names. */
async function startWorker(language: string): Promise<void> {
  scope.location.search = `?language=${language}`;
  scope.listeners = {};
  vi.resetModules();
  await import('../../../web/site/service-worker.ts');
}

async function pass(name: 'install' | 'activate', more: object = {}): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  scope.listeners[name]?.({ waitUntil: (one: Promise<unknown>) => void (work = one), ...more });
  await work;
}

type Asked = { destination?: string; method?: string; preload?: Promise<Response | undefined> };

/** Undefined where the browser goes on by itself. */
function ask(path: string, { destination = 'document', method = 'GET', preload }: Asked = {}) {
  let given: Promise<Response> | undefined;
  const request = { url: `https://app.example${path}`, destination, method };
  const respondWith = (answer: Promise<Response>): void => void (given = answer);
  scope.listeners['fetch']?.({ request, preloadResponse: preload ?? Promise.resolve(undefined), respondWith });
  return given;
}

async function lose(): Promise<void> {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
}

beforeEach(async () => {
  store.clear();
  network.mockReset().mockImplementation(async (asked) => new Response(`from ${String(asked)}`));
  scope.skipWaiting.mockClear();
  scope.registration = { navigationPreload: { enable: vi.fn(async () => undefined) } };
  vi.stubGlobal('OFFLINE_PAGES', pages);
  vi.stubGlobal('self', scope);
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('fetch', network);
  await startWorker('de_de');
});

describe('the service worker', () => {
  test('keeps the page of the language that is read, without the headers that it came with, and begins at once', async () => {
    network.mockResolvedValue(new Response('<h1>', { headers: { 'content-security-policy': "default-src 'self'" } }));
    await pass('install');

    const kept = await (await fakeCaches.open(`offline ${pages}`)).match(`${pages}/de_de.html`);
    expect(network.mock.calls).toEqual([[`${pages}/de_de.html`]]);
    expect(await kept?.text()).toBe('<h1>');
    expect(kept?.status).toBe(503);
    expect(kept?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(kept?.headers.has('content-security-policy')).toBe(false);
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
  });

  test('does not begin when its page cannot be had', async () => {
    network.mockResolvedValue(new Response('gone', { status: 404 }));

    await expect(pass('install')).rejects.toThrow(`${pages}/de_de.html answered 404`);
    expect(scope.skipWaiting).not.toHaveBeenCalled();
    expect([...store.keys()]).toEqual([]);
  });

  test('sends past itself what is no page, where the browser can', async () => {
    const addRoutes = vi.fn(async () => undefined);
    await pass('install', { addRoutes });
    await pass('install', { addRoutes: async () => Promise.reject(new TypeError('unknown condition')) });

    expect(addRoutes).toHaveBeenCalledWith({
      condition: { not: { requestMode: 'navigate' } },
      source: 'network',
    });
  });

  test('drops what a former one kept, and nothing that is not its own', async () => {
    for (const name of ['offline /assets/s/offline.1', 'somebody else']) await fakeCaches.open(name);
    await pass('install');
    await pass('activate');

    expect([...store.keys()]).toEqual(['somebody else', `offline ${pages}`]);
    expect(scope.registration.navigationPreload?.enable).toHaveBeenCalledOnce();
  });

  test('begins where pages cannot be fetched beforehand', async () => {
    scope.registration = { navigationPreload: undefined };

    await expect(pass('activate')).resolves.toBeUndefined();
  });

  test('gives a page as the network has it, whatever it says, and keeps nothing of it', async () => {
    await pass('install');
    network.mockResolvedValue(new Response('broken', { status: 500 }));

    expect((await ask('/mara'))?.status).toBe(500);
    expect([...(store.get(`offline ${pages}`)?.keys() ?? [])]).toEqual([`${pages}/de_de.html`]);
  });

  test('takes what the browser fetched while the worker started', async () => {
    const early = new Response('early');

    expect(await ask('/mara', { preload: Promise.resolve(early) })).toBe(early);
    expect(network).not.toHaveBeenCalled();
  });

  test.each([
    ['/mara', 'de_de'],
    ['/pricing/ar_ae', 'ar_ae'],
    ['/ar_ae', 'ar_ae'],
    ['/x-id-sign-in?type=x_a&lang=ar_ae', 'ar_ae'],
    ['/pricing/ar_ae#plans', 'ar_ae'],
    ['/pricing/th_th', 'de_de'],
    ['/ar_aeb', 'de_de'],
  ])('without a connection shows the page for %s in %s', async (path, language) => {
    await pass('install');
    await startWorker('ar_ae');
    await pass('install');
    await startWorker('de_de');
    await lose();

    expect(await (await ask(path))?.text()).toBe(`from ${pages}/${language}.html`);
    expect(await (await ask(path, { preload: Promise.reject(new TypeError('offline')) }))?.text()).toBe(
      `from ${pages}/${language}.html`,
    );
  });

  test('leaves it to the browser when what it kept was thrown away', async () => {
    await lose();

    expect((await ask('/mara'))?.type).toBe('error');
  });

  test.each([
    ['a call', '/v1/xlp/getLeads', { destination: '' }],
    ['a document that is fetched from a call', '/v1/policy/downloadPolicyFile?token=1', {}],
    ['a picture', '/favicon.ico', { destination: 'image' }],
    ['a frame', '/embed/1', { destination: 'iframe' }],
    ['a form', '/mara', { method: 'POST' }],
  ])('has no part in %s', async (_, path, asked) => {
    expect(ask(path, asked)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });
});
