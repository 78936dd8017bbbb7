/**
 * Makes the demo of the home page behave: what is typed and chosen stands on the page in the phone, its assistant
 * answers from it, and who goes on takes it along. Nothing is sent. What draws the page is fetched with the first sign
 * that somebody is about to write.
 */
import { keepBegunPage } from '../../lib/begun-page.ts';
import type { PreviewFrame, PreviewHost } from '../../pages/islands/preview-host.ts';
import type { RenderInput } from '../../pages/render-input.ts';
import type { Typed } from '../sample/paint-sample.ts';
import { sampleAnswer } from '../sample/sample-answer.ts';

const demo = document.querySelector<HTMLElement>('[data-part=demo]');
const editor = demo?.querySelector<HTMLFormElement>('form.editor');
const frame = demo?.querySelector<PreviewFrame>('iframe');
if (demo && editor && frame) start(demo, editor, frame);

function start(root: HTMLElement, form: HTMLFormElement, phone: PreviewFrame): void {
  const input = once(async (): Promise<RenderInput> => {
    const answer = await fetch(phone.src.replace(/\.html$/, '.json'));
    return { ...((await answer.json()) as RenderInput), appOrigin: location.origin };
  });
  const painter = once(async () => {
    const parts = [import('../sample/paint-sample.ts'), input(), shown(phone)] as const;
    const [{ samplePainter }, page, document] = await Promise.all(parts);
    return samplePainter(document, page);
  });
  /** Without a connection the page stays as it is; the next word tries again. */
  const paint = (): void =>
    void painter().then(
      (draw) => draw(typedIn(form)),
      () => undefined,
    );

  phone.previewHost = {
    ask: async ({ messageId, question }, { onEvent }) => {
      const found = sampleAnswer(typedIn(form), question, await input());
      const citations = found === null ? [] : [{ number: 1, source: found.source, label: '', excerpt: found.text }];
      onEvent({ type: 'sentence', data: { text: found?.text ?? root.dataset.unknown ?? '', citations } });
      if (found !== null) return { messageId, kind: 'answered', contact: null };
      return { messageId, kind: 'no_answer', contact: { method: 'contact-page', link: null } };
    },
  } satisfies PreviewHost;

  for (const sign of ['focusin', 'pointerover']) {
    form.addEventListener(sign, () => void painter().catch(() => undefined), { once: true });
  }
  form.addEventListener('input', paint);
  form.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-question],[data-do=keep]');
    if (pressed?.dataset.question !== undefined) void askIn(phone, pressed.dataset.question);
    if (pressed?.dataset.do === 'keep') keepBegunPage({ ...ownWords(form), ...choices(form) });
  });
  const keepInside = (): void => phone.contentDocument?.addEventListener('click', (event) => stay(event, root));
  phone.addEventListener('load', keepInside);
  if (isShown(phone)) keepInside();
  // What a browser kept of an earlier visit, or was typed on the page in another language.
  if (isChanged(form)) paint();
}

const textOf = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim();

const choices = (form: HTMLFormElement): Pick<Typed, 'template' | 'colour'> => ({
  template: textOf(form, 'template'),
  colour: textOf(form, 'colour'),
});

function typedIn(form: HTMLFormElement): Typed {
  return { name: textOf(form, 'name'), work: textOf(form, 'work'), about: textOf(form, 'about'), ...choices(form) };
}

/** The example's words are nobody's page. */
function ownWords(form: HTMLFormElement): Pick<Typed, 'name' | 'work' | 'about'> {
  const own = (name: string): string => {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    return field?.value === field?.defaultValue ? '' : textOf(form, name);
  };
  return { name: own('name'), work: own('work'), about: own('about') };
}

function isChanged(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) =>
    field.type === 'radio'
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );
}

/** As a visitor asks: in the page's own field. */
async function askIn(phone: PreviewFrame, question: string): Promise<void> {
  const page = await shown(phone);
  const form = page.querySelector<HTMLFormElement>('form[data-act=ask]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  field.value = question;
  form.requestSubmit();
}

/** Its links lead to nobody: they say so, under the phone. */
function stay(event: Event, root: HTMLElement): void {
  const link = (event.target as Element).closest('a[href]');
  if (link === null || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const tip = root.querySelector('.tip');
  if (tip !== null) tip.textContent = root.dataset.example ?? '';
}

function isShown({ contentDocument, src }: PreviewFrame): boolean {
  return contentDocument?.readyState === 'complete' && contentDocument.URL === src;
}

/** The page in the phone, once it is there; asked for, it does not wait until it is in sight. */
async function shown(phone: PreviewFrame): Promise<Document> {
  phone.loading = 'eager';
  if (!isShown(phone)) await new Promise((done) => phone.addEventListener('load', done, { once: true }));
  if (phone.contentDocument === null) throw new Error('The example page could not be loaded.');
  return phone.contentDocument;
}

/** Does it at the first call alone; what failed is tried again. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    }));
}
