// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOfTag } from '../../../../shared/places/languages.ts';
import { wordsScript, type EmbedWords } from '../../../../web/pages/product-chat/embed-words.ts';
import { readTexts } from '../../../../web/text-files.ts';

const ORIGIN = 'https://xpage.example';

async function load(data: Record<string, string> = {}): Promise<ShadowRoot> {
  document.body.innerHTML = '';
  const script = document.createElement('script');
  Object.assign(script.dataset, { product: '01P', ...data });
  // Set by hand, so that nothing is fetched.
  Object.defineProperty(script, 'src', { value: `${ORIGIN}/embed/chat.js` });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('../../../../web/pages/product-chat/embed.ts');
  await vi.waitFor(() => expect(document.querySelector('[data-xpage-chat]')).not.toBeNull());
  const root = document.querySelector('[data-xpage-chat]')?.shadowRoot;
  if (!root) throw new Error('The widget is not there.');
  return root;
}

const partOf = <Found extends HTMLElement>(root: ShadowRoot, selector: string): Found => {
  const found = root.querySelector<Found>(selector);
  if (found === null) throw new Error(`The widget has nothing for ${selector}.`);
  return found;
};

/** What a browser would do with the script that brings the words. */
function bringWords(script: HTMLScriptElement): void {
  asked.push(script);
  const language = languageOfTag(/(\w+)\.js$/.exec(script.src)?.[1]?.replace('_', '-') ?? '');
  if (language === undefined || areWordsLost) return void script.dispatchEvent(new Event('error'));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(wordsScript(readTexts(language, 'embed') as EmbedWords))();
}

let asked: HTMLScriptElement[] = [];
let areWordsLost = false;

const chat = { postMessage: vi.fn() };

function hear(word: string, from: Partial<MessageEventInit> = {}): void {
  const event = new MessageEvent('message', { origin: ORIGIN, data: { xpageChat: word }, ...from });
  Object.defineProperty(event, 'source', { value: from.source === undefined ? chat : from.source });
  window.dispatchEvent(event);
}

beforeEach(() => {
  vi.restoreAllMocks();
  chat.postMessage.mockReset();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(chat as unknown as Window);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.documentElement.lang = 'de-DE';
  asked = [];
  areWordsLost = false;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) queueMicrotask(() => bringWords(node));
  });
});

describe('the widget', () => {
  test('is a button in the language of the site, and loads nothing before somebody comes near', async () => {
    const root = await load();

    expect(partOf(root, '.open').textContent).toBe('Unterlagen fragen');
    expect(root.querySelector('iframe')).toBeNull();
  });

  test.each([
    ['ar', 'ar_ae'],
    ['zh-Hant-TW', 'zh_hk'],
    ['th', 'th_th'],
  ] as const)('says it in the language of a site in %s', async (lang, language) => {
    document.documentElement.lang = lang;
    const root = await load();
    partOf(root, '.open').dispatchEvent(new Event('focus'));

    expect(partOf(root, '.open').textContent).toBe(readTexts(language, 'embed')['open']);
    expect(asked.map(({ src }) => src)).toEqual([`${ORIGIN}/embed/${language}.js`]);
    expect(partOf<HTMLIFrameElement>(root, 'iframe').getAttribute('src')).toContain(`/01P/${language}#`);
  });

  test.each(['en-GB', 'sw', 'en'])('asks for no words on a site in %s: English comes with it', async (lang) => {
    document.documentElement.lang = lang;
    const root = await load();

    expect(partOf(root, '.open').textContent).toBe('Ask the documents');
    expect(asked).toEqual([]);
  });

  test('is there once, however often a site has its script', async () => {
    await load();
    const again = document.createElement('script');
    Object.defineProperty(again, 'src', { value: `${ORIGIN}/embed/chat.js` });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(again);
    vi.resetModules();
    await import('../../../../web/pages/product-chat/embed.ts');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await Promise.resolve();

    expect(document.querySelectorAll('[data-xpage-chat]')).toHaveLength(1);
  });

  test('is there in English where its words do not come', async () => {
    areWordsLost = true;

    expect(partOf(await load(), '.open').textContent).toBe('Ask the documents');
  });

  test("loads the chat ahead when somebody comes near, under the site's origin alone", async () => {
    const root = await load({ agent: 'mara', agency: 'nordic-cover' });
    partOf(root, '.open').dispatchEvent(new Event('pointerenter'));

    const frame = partOf<HTMLIFrameElement>(root, 'iframe');
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/embed/mara/nordic-cover/01P/de_de#waiting`);
    expect(frame.getAttribute('referrerpolicy')).toBe('origin');
    expect(partOf<HTMLDialogElement>(root, 'dialog').open).toBe(false);
  });

  test('tells the chat that it is shown, once both are so', async () => {
    const root = await load();
    partOf(root, '.open').click();
    expect(chat.postMessage).not.toHaveBeenCalled();

    hear('ready');

    expect(chat.postMessage).toHaveBeenCalledWith({ xpageChat: 'shown' }, ORIGIN);
  });

  test('closes when the chat says so, and gives the focus back', async () => {
    const root = await load();
    partOf(root, '.open').click();
    hear('close');

    expect(partOf<HTMLDialogElement>(root, 'dialog').open).toBe(false);
    expect(partOf(root, '.open').getAttribute('aria-expanded')).toBe('false');
    expect(root.activeElement).toBe(partOf(root, '.open'));
  });

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: null }],
    ['another word', { data: { close: true } }],
  ])('does not listen to %s', async (_, from) => {
    const root = await load();
    partOf(root, '.open').click();
    hear('close', from);

    expect(partOf<HTMLDialogElement>(root, 'dialog').open).toBe(true);
  });

  test.each([
    ['#ffe08a', '#000'],
    ['#0a3d62', '#fff'],
  ])('writes on %s in %s', async (colour, text) => {
    const root = await load({ colour });

    expect((root.host as HTMLElement).style.getPropertyValue('--xpage-text')).toBe(text);
  });

  test('takes no colour that is not one', async () => {
    const root = await load({ colour: 'url(https://elsewhere.example)' });

    expect((root.host as HTMLElement).style.getPropertyValue('--xpage-fill')).toBe('');
  });
});
