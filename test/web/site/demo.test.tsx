// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { begunPage } from '../../../web/lib/begun-page.ts';
import type { AnswerDone, AnswerEvent } from '../../../web/pages/islands/api.ts';
import type { PreviewFrame } from '../../../web/pages/islands/preview-host.ts';
import { renderPreview } from '../../../web/pages/render-page.tsx';
import { Demo } from '../../../web/site/demo.tsx';
import { sampleInput } from '../../../web/site/sample/sample-input.ts';
import { pageTexts } from '../pages/sample-page.ts';
import { siteIn } from './site-kit.ts';

const site = siteIn('en_us');
const input = sampleInput('en_us', site.texts.site, pageTexts('en_us'), {});
const t = site.texts.site.demo;

const phone = (): PreviewFrame => document.querySelector('iframe') as PreviewFrame;
const tip = (): string => document.querySelector('.tip')?.textContent ?? '';

let page: Document;

function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function ask(question: string): Promise<{ said: string; source: string | undefined; done: AnswerDone }> {
  const host = phone().previewHost;
  if (host === undefined || !('ask' in host)) throw new Error('The frame has nobody to answer.');
  const events: AnswerEvent[] = [];
  const asked = { conversationId: '', messageId: 'm1', question, language: 'en_us' } as const;
  const onEvent = (event: AnswerEvent): void => void events.push(event);
  const done = await host.ask(asked, { onEvent, signal: new AbortController().signal });
  const [event] = events;
  if (event?.type !== 'sentence') throw new Error('It said nothing.');
  return { said: event.data.text, source: event.data.citations[0]?.source, done };
}

beforeEach(async () => {
  sessionStorage.clear();
  document.documentElement.lang = 'en-US';
  // Frames are not loaded here: the page in it is put there by hand.
  document.body.innerHTML = renderToStaticMarkup(<Demo site={site} />).replace(/src="[^"]+"/, 'srcdoc="&lt;p&gt;"');
  Object.defineProperty(phone(), 'src', { value: 'http://localhost:3000/sample-en_us.html' });
  page = new DOMParser().parseFromString(renderPreview(input), 'text/html');
  Object.defineProperties(page, { readyState: { value: 'complete' }, URL: { value: phone().src } });
  Object.defineProperty(phone(), 'contentDocument', { value: page });
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toMatch(/\/sample-en_us\.json$/);
    return new Response(JSON.stringify(input));
  });
  vi.resetModules();
  await import('../../../web/site/islands/demo.ts');
});

describe('the demo of the home page', () => {
  test('shows what is typed on the page in the phone, wherever the page has it', async () => {
    type('name', 'Ana María Ruiz');
    type('work', 'Coach');

    await vi.waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('Ana María Ruiz'));
    expect(page.querySelector('.title')?.textContent).toBe('Coach');
    expect(page.querySelector('.seal')?.textContent).toBe('AR');
    expect(page.querySelector('.chips')?.textContent).toContain('What does Ana María Ruiz do?');
    expect(page.title).toBe('Ana María Ruiz – Coach');
  });

  test('shows the page in each template and colour that the editor has', async () => {
    expect(document.querySelectorAll('[name=template]')).toHaveLength(5);
    document.querySelector<HTMLInputElement>('[value=networking]')?.click();

    await vi.waitFor(() => expect(page.querySelector('.badge h1')?.textContent).toBe('Mara Lindqvist'));
    document.querySelector<HTMLInputElement>('[value="#9d2463"]')?.click();

    await vi.waitFor(() => expect(page.querySelector('style')?.textContent).toContain('--x:#9d2463'));
  });

  test('answers from the text as it is now, and says where it knows it from', async () => {
    type('about', 'I coach teams. A first session costs €95.');
    const { said, source, done } = await ask(t.question1);

    expect([said, source, done.kind]).toEqual(['A first session costs €95.', 'about-me', 'answered']);
  });

  test('has an answer to each question that the page suggests', async () => {
    const questions = [...page.querySelectorAll('.chips button')].map(({ textContent }) => textContent);
    const answers = await Promise.all(questions.map(ask));

    expect(answers.map(({ said, source }) => [said, source])).toEqual([
      ['Interior designer', 'profile'],
      ['I plan calm rooms for people who work at home.', 'about-me'],
      ['Book a first session', 'contact'],
    ]);
  });

  test('does not guess', async () => {
    const { said, source, done } = await ask('How tall are you?');

    expect(said).toMatch(/^That is not written here/);
    expect([source, done.kind, done.contact?.method]).toEqual([undefined, 'no_answer', 'contact-page']);
  });

  test('asks its questions in the page’s own field', async () => {
    const form = page.querySelector<HTMLFormElement>('form[data-act=ask]') as HTMLFormElement;
    const asked = vi.spyOn(form, 'requestSubmit').mockReturnValue();
    document.querySelector<HTMLElement>('[data-question]')?.click();

    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(form.querySelector('input')?.value).toBe(t.question1);
  });

  test('leads nowhere from the page, and says why', () => {
    const link = page.querySelector<HTMLElement>('.links a') as HTMLElement;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);

    expect(click.defaultPrevented).toBe(true);
    expect(tip()).toBe(t.example);
  });

  test('takes along what is one’s own, and nothing of the example', () => {
    type('work', 'Coach');
    document.querySelector<HTMLInputElement>('[value=creative]')?.click();
    document.querySelector<HTMLElement>('[data-do=keep]')?.click();

    expect(begunPage()).toEqual({ name: '', work: 'Coach', about: '', colour: '#1f3a5f', template: 'creative' });
  });
});
