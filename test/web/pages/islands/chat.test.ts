// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnswerDone, AnswerEvent, AskOptions, Question, Rating } from '../../../../web/pages/islands/api.ts';
import type { DraftQuestion, PreviewHost } from '../../../../web/pages/islands/preview-host.ts';
import { pageTexts } from '../sample-page.ts';
import { find, findButton, openPage, texts, until } from './page-kit.ts';

type Reply = (question: Question, options: AskOptions) => Promise<unknown>;

const api = vi.hoisted(() => ({
  askAssistant: vi.fn<Reply>(),
  loadRecords: vi.fn<(agentName: string, conversationId: string) => Promise<unknown>>(),
  saveRating: vi.fn<(rating: Rating) => Promise<void>>(async () => undefined),
  failureCode: (error: Error) => error.message,
}));
vi.mock('../../../../web/pages/islands/api.ts', () => api);
vi.mock('../../../../web/pages/islands/load-texts.ts', async () => {
  const kit = await import('./page-kit.ts');
  return { loadTexts: async () => kit.texts };
});

const desk = vi.hoisted(() => {
  const parts = { call: vi.fn(), look: vi.fn(), follow: vi.fn(), show: vi.fn(), clear: vi.fn() };
  return { parts, makeDesk: vi.fn(async () => parts) };
});
vi.mock('../../../../web/pages/islands/person.ts', () => ({ makeDesk: desk.makeDesk }));

const { chat } = texts;
const nothing = { messages: [], lines: [], person: { state: 'none', name: '', fence: 0 } };

const citation = {
  number: 1,
  source: 'about-me',
  label: 'About me',
  excerpt: 'I plan homes for people who work in them.',
};
const events: AnswerEvent[] = [
  { type: 'meta', data: { sources: 3 } },
  { type: 'sentence', data: { text: 'Mara plans homes.', citations: [citation] } },
  {
    type: 'sentence',
    data: {
      text: 'A first talk is free.',
      citations: [{ ...citation, number: 2, source: 'setup:keyInformation', label: 'Key information' }],
    },
  },
  { type: 'suggest', data: { questions: ['Does she work online?'] } },
];

const answered: Reply = async ({ messageId }, { onEvent }) => {
  events.forEach(onEvent);
  return { messageId, kind: 'answered', contact: null };
};

const untilStopped: Reply = (_, { onEvent, signal }) => {
  onEvent({ type: 'meta', data: { sources: 3 } });
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
};

/** A fresh chat: the island keeps its sheet as long as the page lives. */
async function openChat(question?: string): Promise<void> {
  const island = await import('../../../../web/pages/islands/chat.ts');
  void island.openChat(question);
  await until(() => expect(document.querySelector('dialog')?.open).toBe(true));
}

function bubbles(): (string | null)[] {
  return [...document.querySelectorAll('.bubble .says')].map(({ textContent }) => textContent);
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  openPage();
  api.askAssistant.mockReset().mockImplementation(answered);
  api.loadRecords.mockReset().mockResolvedValue(nothing);
  desk.makeDesk.mockClear();
  for (const part of Object.values(desk.parts)) part.mockClear();
  api.saveRating.mockClear();
});

test('opens with the notice that an AI answers and with the questions of the page', async () => {
  await openChat();
  expect(find('.tip').textContent).toContain('Answers come from an AI');
  expect(document.querySelectorAll('dialog .next button')).toHaveLength(3);
  expect(find('.log').getAttribute('role')).toBe('log');
});

test('names the privacy policy at its foot, in the language of the page', async () => {
  openPage({ language: 'de_de', texts: pageTexts('de_de') });
  await openChat();
  const link = find<HTMLAnchorElement>('dialog .foot a');
  expect([link.getAttribute('href'), link.target, link.textContent]).toEqual([
    '/legal/privacy/de_de',
    '_blank',
    'Datenschutzerklärung',
  ]);
});

test('shows an answer sentence by sentence with its numbered sources', async () => {
  await openChat('What does Mara do?');
  await until(() => expect(bubbles()).toEqual(['Mara plans homes.1 A first talk is free.2']));
  expect(find('.mine').textContent).toBe('You: What does Mara do?');
  expect(find('.cite').getAttribute('aria-label')).toBe('Source 1: About me');
  expect(api.askAssistant.mock.calls[0]?.[0]).toMatchObject({
    agentName: 'mara',
    question: 'What does Mara do?',
    language: 'en_us',
  });
});

test('says honestly what it is doing until the first sentence', async () => {
  api.askAssistant.mockImplementation(untilStopped);
  await openChat('What does Mara do?');
  await until(() => expect(find('.reading').textContent).toBe('Reading 3 sources'));
  expect(find('.log').getAttribute('aria-busy')).toBe('true');
});

test('shows what the owner wrote beside an answer in another language, once, in its own direction', async () => {
  const original = { text: 'أخطط للبيوت', language: 'ar_ae' as const };
  const translated = { ...citation, original };
  api.askAssistant.mockImplementation(async ({ messageId }, { onEvent }) => {
    onEvent({ type: 'sentence', data: { text: 'Mara plans homes.', citations: [translated] } });
    onEvent({ type: 'sentence', data: { text: 'She plans them calmly.', citations: [translated] } });
    return { messageId, kind: 'answered', contact: null };
  });
  await openChat('What does she do?');
  await until(() => expect(find('.originals').textContent).toContain(original.text));
  const words = [...document.querySelectorAll('.originals [lang]')];

  expect(words.map((one) => [one.textContent, one.getAttribute('lang'), one.getAttribute('dir')])).toEqual([
    [original.text, 'ar-AE', 'auto'],
  ]);
});

test('says of a sentence that quotes the owner that it stands so in the original, and does not repeat it', async () => {
  const original = { text: 'أخطط للبيوت منذ سنوات', language: 'ar_ae' as const };
  api.askAssistant.mockImplementation(async ({ messageId }, { onEvent }) => {
    onEvent({ type: 'sentence', data: { text: 'أخطط للبيوت', citations: [{ ...citation, original }] } });
    return { messageId, kind: 'answered', contact: null };
  });
  await openChat('What does she do?');
  await until(() => expect(find('.originals').textContent).toBe(chat.original));

  expect(find('.says [lang]').getAttribute('dir')).toBe('auto');
});

test('opens the passage of a source, and closes it again', async () => {
  await openChat('What does Mara do?');
  await until(() => expect(document.querySelectorAll('.cite')).toHaveLength(2));
  find('.cite').click();
  expect(find('.passage').textContent).toContain(citation.excerpt);
  expect(find('.cite').getAttribute('aria-expanded')).toBe('true');
  find('.cite').click();
  expect(document.querySelector('.passage')).toBeNull();
});

test('leads from a source to its place on the page, and offers that only where there is one', async () => {
  await openChat('What does Mara do?');
  await until(() => expect(document.querySelectorAll('.cite')).toHaveLength(2));
  document.querySelectorAll<HTMLElement>('.cite')[1]?.click();
  expect(document.querySelector('.passage button')).toBeNull();
  find('.cite').click();
  findButton(chat.showOnPage).click();
  expect(document.activeElement?.id).toBe('about');
  await until(() => expect(find('#about').classList.contains('marked')).toBe(true));
});

test.each(['description', 'features', 'offers', 'news'])('leads from a source in %s to that part', async (source) => {
  api.askAssistant.mockImplementation(async ({ messageId }, { onEvent }) => {
    onEvent({ type: 'sentence', data: { text: 'Yes.', citations: [{ ...citation, source }] } });
    return { messageId, kind: 'answered', contact: null };
  });
  await openChat('What does Mara do?');
  await until(() => expect(document.querySelectorAll('.cite')).toHaveLength(1));
  find('.cite').click();
  findButton(chat.showOnPage).click();
  expect(document.activeElement?.id).toBe(source);
});

test("names sources in the page's language, and leaves alone what it has no name for", async () => {
  api.askAssistant.mockImplementation(async ({ messageId }, { onEvent }) => {
    const sources = [
      { ...citation, label: 'about me' },
      { ...citation, number: 2, source: 'archive', label: 'Archive' },
    ];
    onEvent({ type: 'sentence', data: { text: 'Yes.', citations: sources } });
    return { messageId, kind: 'answered', contact: null };
  });
  await openChat('What does Mara do?');
  await until(() => expect(document.querySelectorAll('.cite')).toHaveLength(2));
  const labels = [...document.querySelectorAll('.cite')].map((chip) => chip.getAttribute('aria-label'));
  expect(labels).toEqual(['Source 1: About me', 'Source 2: Archive']);
});

test('asks a suggested question with a tap', async () => {
  await openChat('What does Mara do?');
  await until(() => findButton('Does she work online?'));
  findButton('Does she work online?').click();
  await until(() => expect(api.askAssistant.mock.calls[1]?.[0].question).toBe('Does she work online?'));
  const [first, second] = api.askAssistant.mock.calls.map(([question]) => question);
  expect(second?.conversationId).toBe(first?.conversationId);
  expect(second?.messageId).not.toBe(first?.messageId);
});

test('stops the answer when the visitor says so', async () => {
  api.askAssistant.mockImplementation(untilStopped);
  await openChat('What does Mara do?');
  await until(() => findButton(chat.stop));
  find<HTMLFormElement>('.compose').requestSubmit();
  await until(() => expect(find('.answer').textContent).toContain(chat.stopped));
  expect(api.askAssistant.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(findButton(chat.send)).toBeDefined();
});

test('goes on with the same message id when the network is back, and says nothing twice', async () => {
  api.askAssistant.mockImplementationOnce(async (_, { onEvent }) => {
    events.slice(0, 2).forEach(onEvent);
    throw new Error('network');
  });
  await openChat('What does Mara do?');
  await until(() => expect(find('.answer').textContent).toContain(chat.lost));
  window.dispatchEvent(new Event('online'));
  await until(() => expect(bubbles()).toEqual(['Mara plans homes.1 A first talk is free.2']));
  const ids = api.askAssistant.mock.calls.map(([{ messageId }]) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('after a reload shows the conversation again and finishes what was being answered', async () => {
  const pending = { messageId: '5f0e7c9a-55a4-4b6e-9d0b-7f6f0c1d2e3f', question: 'And the price?' };
  const conversationId = '9c0fb2a4-6f0d-4bb4-8a50-4d7c5b0e9f21';
  sessionStorage.setItem('xpage-chat:mara', JSON.stringify({ conversationId, pending }));
  const earlier = {
    messageId: 'a',
    askedAt: '',
    question: 'Earlier?',
    sentences: [{ text: 'Yes.', citations: [] }],
    kind: 'answered',
    rating: 'up',
  };
  api.loadRecords.mockResolvedValue({ ...nothing, messages: [earlier] });
  await openChat();
  await until(() => expect(bubbles()).toEqual(['Yes.', 'Mara plans homes.1 A first talk is free.2']));
  expect(api.loadRecords).toHaveBeenCalledWith('mara', conversationId);
  expect(api.askAssistant.mock.calls[0]?.[0]).toMatchObject({ ...pending, conversationId });
  expect(find('.rate .up').getAttribute('aria-pressed')).toBe('true');
});

test('an answer that did arrive is not asked for again after a reload', async () => {
  const messageId = '5f0e7c9a-55a4-4b6e-9d0b-7f6f0c1d2e3f';
  sessionStorage.setItem(
    'xpage-chat:mara',
    JSON.stringify({ conversationId: 'c', pending: { messageId, question: 'And?' } }),
  );
  api.loadRecords.mockResolvedValue({
    ...nothing,
    messages: [
      { messageId, question: 'And?', sentences: [{ text: 'Yes.', citations: [] }], kind: 'answered', rating: null },
    ],
  });
  await openChat();
  expect(bubbles()).toEqual(['Yes.']);
  expect(api.askAssistant).not.toHaveBeenCalled();
});

test('where there is no answer, says so and offers the way to a person', async () => {
  api.askAssistant.mockImplementation(async ({ messageId }, { onEvent }) => {
    onEvent({ type: 'sentence', data: { text: 'I do not have that yet.', citations: [] } });
    return { messageId, kind: 'no_answer', contact: { method: 'contact-page', link: null } };
  });
  await openChat('What does it cost?');
  await until(() => findButton(chat.leaveNumber));
  findButton(chat.leaveNumber).click();
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
  expect(document.activeElement).toBe(find('#q-name'));
});

test('talking to a person stays in the chat, which is remembered from then on', async () => {
  await openChat();
  findButton(chat.person).click();
  await until(() => expect(desk.parts.call).toHaveBeenCalledOnce());
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  expect(sessionStorage.getItem('xpage-chat:mara')).toContain('conversationId');
});

test('a question that a person has to answer shows no answer, and what they write is looked for', async () => {
  api.askAssistant.mockImplementation(async ({ messageId }) => ({ messageId, kind: 'person', contact: null }));
  await openChat('Are you there?');
  await until(() => expect(desk.parts.look).toHaveBeenCalledOnce());
  expect(find('.mine').textContent).toContain('Are you there?');
  expect(document.querySelector('.answer')).toBeNull();
});

test('without a person wanted or there, nothing for persons is loaded', async () => {
  await openChat('What does Mara do?');
  await until(() => expect(bubbles()).toHaveLength(1));
  expect(desk.makeDesk).not.toHaveBeenCalled();
});

test('after a reload shows what a person wrote where it was said', async () => {
  sessionStorage.setItem('xpage-chat:mara', JSON.stringify({ conversationId: 'c', pending: null }));
  const message = { messageId: 'a', question: 'One?', sentences: [], kind: 'person', rating: null };
  const line = { lineId: 'l', kind: 'said', name: 'Mara', text: 'Yes.', at: '2026-03-10T12:01:00.000Z' };
  const person = { state: 'present', name: 'Mara', fence: 1 };
  api.loadRecords.mockResolvedValue({
    messages: [
      { ...message, askedAt: '2026-03-10T12:00:00.000Z' },
      { ...message, messageId: 'b', question: 'Two?', askedAt: '2026-03-10T12:02:00.000Z' },
    ],
    lines: [line],
    person,
  });
  const shownBefore = vi.fn();
  desk.parts.show.mockImplementation(() => shownBefore(find('.log').textContent));
  await openChat();
  expect(shownBefore.mock.calls).toEqual([[expect.stringMatching(/One\?$/)]]);
  expect(desk.parts.follow).toHaveBeenCalledWith(person);
});

test.each([
  ['https://wa.me/46701234567', true],
  ['javascript:alert(1)', false],
])('a WhatsApp link %s is a link: %s', async (link, isLink) => {
  api.askAssistant.mockImplementation(async ({ messageId }) => ({
    messageId,
    kind: 'no_answer',
    contact: { method: 'whatsapp', link },
  }));
  await openChat('What does it cost?');
  await until(() => expect(find('.after').childElementCount).toBe(1));
  expect(document.querySelector(`.after a`)?.getAttribute('href') === link).toBe(isLink);
});

test('sends a rating, and takes it back', async () => {
  await openChat('What does Mara do?');
  await until(() => find('.rate .down'));
  find('.rate .down').click();
  find('.rate .down').click();
  expect(api.saveRating.mock.calls.map(([{ rating }]) => rating)).toEqual(['down', null]);
});

test.each([
  ['too_many_requests', chat.tooMany],
  ['internal', chat.failed],
])('a failure %s is said in words and can be tried again', async (code, words) => {
  api.askAssistant.mockRejectedValueOnce(new Error(code));
  await openChat('What does Mara do?');
  await until(() => expect(find('.answer').textContent).toContain(words));
  findButton(chat.retry).click();
  await until(() => expect(bubbles()).toEqual(['Mara plans homes.1 A first talk is free.2']));
});

test('what the assistant says is text, never markup', async () => {
  api.askAssistant.mockImplementation(async ({ messageId }, { onEvent }) => {
    const text = '<img src=x onerror=alert(1)>';
    onEvent({ type: 'sentence', data: { text, citations: [{ ...citation, label: text, excerpt: text }] } });
    onEvent({ type: 'suggest', data: { questions: [text, 7] } });
    return { messageId, kind: 'answered', contact: null };
  });
  await openChat('<b>hi</b>');
  await until(() => find('.cite'));
  find('.cite').click();
  expect(document.querySelector('dialog img, dialog .mine b')).toBeNull();
});

/** The frame that the app shows a preview in. */
function frameWith(previewHost: PreviewHost): void {
  vi.stubGlobal('frameElement', Object.assign(document.createElement('iframe'), { previewHost }));
}

test('in the editor the app asks the draft for the preview, and the page itself sends and remembers nothing', async () => {
  openPage({ isPreview: true });
  sessionStorage.setItem('xpage-chat:mara', JSON.stringify({ conversationId: 'of-a-visit', pending: null }));
  const ask = vi.fn<(question: DraftQuestion, options: AskOptions) => Promise<AnswerDone>>(
    async ({ messageId }, { onEvent }) => {
      events.forEach(onEvent);
      return { messageId, kind: 'answered', contact: null };
    },
  );
  frameWith({ ask });
  await openChat('What does Mara do?');
  await until(() => expect(bubbles()).toEqual(['Mara plans homes.1 A first talk is free.2']));
  findButton(chat.helpful).click();
  findButton(chat.newChat).click();
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ question: 'What does Mara do?', language: 'en_us' });
  expect(ask.mock.calls[0]?.[0].conversationId).not.toBe('of-a-visit');
  for (const call of [api.askAssistant, api.loadRecords, api.saveRating]) expect(call).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('xpage-chat:mara')).toContain('of-a-visit');
});

test('a preview for others says where the assistant answers, and asks nothing', async () => {
  openPage({ isPreview: true });
  frameWith({ note: 'The assistant answers on the live page.' });
  await openChat('What does Mara do?');
  await until(() => expect(find('.answer').textContent).toContain('The assistant answers on the live page.'));
  for (const call of [api.askAssistant, api.loadRecords]) expect(call).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
});

test('a preview in no frame of the app asks nothing', async () => {
  openPage({ isPreview: true });
  await openChat('What does Mara do?');
  await until(() => find('.answer'));
  expect(api.askAssistant).not.toHaveBeenCalled();
});

test('a new chat forgets the one before', async () => {
  await openChat('What does Mara do?');
  await until(() => expect(bubbles()).toHaveLength(1));
  findButton(chat.newChat).click();
  expect(bubbles()).toEqual([]);
  expect(sessionStorage.getItem('xpage-chat:mara')).toBeNull();
});
