// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatDone, ChatEvent, ProductQuestion } from '../../../../web/pages/product-chat/chat-calls.ts';
import { citation, find, info, openDocument, productId, texts, until } from './chat-kit.ts';

type Ask = (
  question: ProductQuestion,
  options: { onEvent: (event: ChatEvent) => void; signal: AbortSignal },
) => Promise<ChatDone>;

const opening = vi.hoisted(() => ({ loadProduct: vi.fn(), loadBeginning: vi.fn(), countChatVisit: vi.fn() }));
vi.mock('../../../../web/pages/product-chat/opening-calls.ts', () => opening);
const calls = vi.hoisted(() => ({
  askProduct: vi.fn<Ask>(),
  loadConversation: vi.fn(),
  rateAnswer: vi.fn(),
  loadPage: vi.fn(),
  sendContact: vi.fn(),
  loadFiles: vi.fn(),
}));
vi.mock('../../../../web/pages/product-chat/chat-calls.ts', () => calls);

const sentence = { text: 'Yes, up to 2,000 EUR.', citations: [citation] };

const answered: Ask = async ({ messageId }, { onEvent }) => {
  onEvent({ type: 'sentence', data: sentence });
  return { messageId, kind: 'answered', isPersonOffered: false, followUps: ['How do I claim?'] };
};

async function open(path = `/chat/${productId}`): Promise<void> {
  openDocument(path);
  vi.resetModules();
  await import('../../../../web/pages/product-chat/product-chat.ts');
}

async function openAndAsk(): Promise<void> {
  await open();
  await until(() => find('.intro .next button').click());
}

const press = (text: string): void =>
  [...document.querySelectorAll<HTMLElement>('button')]
    .findLast((button) => button.textContent === text || button.getAttribute('aria-label') === text)
    ?.click();

const says = (): string[] => [...document.querySelectorAll('.says')].map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  opening.loadProduct.mockReset().mockResolvedValue(info);
  opening.loadBeginning.mockReset().mockResolvedValue({ summary: 'About trips.', questions: ['What is excluded?'] });
  opening.countChatVisit.mockReset().mockResolvedValue(undefined);
  calls.askProduct.mockReset().mockImplementation(answered);
  calls.loadConversation.mockReset().mockResolvedValue({ messages: [] });
  calls.rateAnswer.mockReset().mockResolvedValue(undefined);
  calls.loadPage.mockReset();
});

describe('the page of a chat', () => {
  test("begins with the product's words, the company's questions first", async () => {
    await open();

    await until(() => {
      const questions = [...document.querySelectorAll('.intro .next button')].map(({ textContent }) => textContent);
      expect(questions).toEqual(['Is lost luggage covered?', 'What is excluded?']);
    });
    expect(find('.intro h2').textContent).toBe('Ask me anything.');
    expect(find('.intro .summary').textContent).toBe('About trips.');
    expect(document.title).toBe('Travel cover – Nordic Cover');
  });

  test.each([
    ['product_removed', 'Product Unavailable', texts.gone.removed],
    ['not_found', texts.page.missingTitle, texts.page.missingText],
    ['forbidden', texts.page.missingTitle, texts.page.missingText],
  ])('says for %s what became of it, and has nothing to ask', async (code, title, text) => {
    opening.loadProduct.mockRejectedValue({ code });
    await open();

    await until(() => expect(find('.gone').textContent).toBe(`${title}${text}`));
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([title]);
    expect(find('.foot').hidden).toBe(true);
    expect(opening.countChatVisit).not.toHaveBeenCalled();
  });

  test('offers to try again when it could not be loaded', async () => {
    opening.loadProduct.mockRejectedValue({ code: 'network' });
    await open();

    await until(() => expect(find('.gone button').textContent).toBe(texts.chat.retry));
  });

  test('is a visit once in a tab, and none in the preview', async () => {
    await open();
    await until(() => expect(opening.countChatVisit).toHaveBeenCalledOnce());
    await open();
    await until(() => expect(find('.intro .next button')));
    await open(`/chat/${productId}?preview=1`);
    await until(() => expect(find('.intro .next button')));

    expect(opening.countChatVisit).toHaveBeenCalledOnce();
  });

  test('says that documents are still being prepared while nothing was made from them', async () => {
    opening.loadBeginning.mockResolvedValue({ summary: '', questions: [] });
    await open();

    await until(() => expect(find('.intro .summary').textContent).toBe(texts.page.preparing));
  });
});

describe('an answer', () => {
  test('names file and page of each source, in the text and in the list under it', async () => {
    await openAndAsk();

    await until(() => expect(find('.sources li button').textContent).toBe('1policy.pdf, page 12'));
    expect(find('.cite').getAttribute('aria-label')).toBe('Source 1: policy.pdf, page 12');
    expect(calls.askProduct.mock.lastCall?.[0]).toMatchObject({ productId, question: 'Is lost luggage covered?' });
  });

  test('is followed by what can be asked next', async () => {
    await openAndAsk();
    await until(() => find('.answer .next button').click());

    await until(() => expect(says()).toHaveLength(2));
    expect(calls.askProduct.mock.lastCall?.[0].question).toBe('How do I claim?');
  });

  test('that was lost goes on with the same message id, and says nothing twice', async () => {
    calls.askProduct.mockImplementationOnce(async (_, { onEvent }) => {
      onEvent({ type: 'sentence', data: sentence });
      throw Object.assign(new Error('lost'), { code: 'network' });
    });
    await openAndAsk();
    await until(() => expect(find('.bubble .note').textContent).toBe(texts.chat.lost));

    window.dispatchEvent(new Event('online'));

    await until(() => expect(find('.sources')));
    const [first, second] = calls.askProduct.mock.calls.map(([question]) => question.messageId);
    expect(second).toBe(first);
    expect(says()).toEqual(['Yes, up to 2,000 EUR.1']);
  });

  test('can be stopped', async () => {
    calls.askProduct.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('x')))),
    );
    await openAndAsk();
    await until(() => expect(find('.compose button').getAttribute('aria-label')).toBe(texts.chat.stop));
    press(texts.chat.stop);

    await until(() => expect(find('.bubble .note').textContent).toBe(texts.chat.stopped));
  });

  test('at the limit is passages of the documents, and the way to a person', async () => {
    calls.askProduct.mockImplementation(async ({ messageId }, { onEvent }) => {
      onEvent({ type: 'sentence', data: sentence });
      return { messageId, kind: 'limited', isPersonOffered: true, followUps: [] };
    });
    await openAndAsk();

    await until(() => expect(find('.bubble.theirs .note').textContent).toBe(texts.answer.quoted));
    expect(find('.after .fill').textContent).toBe(texts.chat.leaveNumber);
  });

  test('the privacy policy is named at the foot and where a name and a number are asked for', async () => {
    calls.askProduct.mockImplementation(async ({ messageId }) => ({
      ...{ messageId, kind: 'limited', isPersonOffered: true, followUps: [] },
    }));
    await openAndAsk();
    await until(() => find('.after .fill').click());

    await until(() => find('dialog form .consent a'));
    for (const place of ['.foot', 'dialog form .consent']) {
      const link = find<HTMLAnchorElement>(`${place} a`);
      expect([link.getAttribute('href'), link.target, link.textContent]).toEqual([
        '/legal/privacy',
        '_blank',
        'Privacy policy',
      ]);
    }
  });

  test('comes back after a reload, with the rating that it got', async () => {
    const message = { messageId: 'm1', askedAt: '2026-01-01T00:00:00Z', question: 'Covered?', sentences: [sentence] };
    calls.loadConversation.mockResolvedValue({ messages: [{ ...message, kind: 'answered', rating: 'up' }] });
    sessionStorage.setItem(`xpage-chat:${productId}`, JSON.stringify({ conversationId: 'c1', pending: null }));
    await open();

    await until(() => expect(says()).toEqual(['Yes, up to 2,000 EUR.1']));
    expect(find('.rate .up').getAttribute('aria-pressed')).toBe('true');
    expect(calls.loadConversation).toHaveBeenCalledWith(productId, 'c1');
  });

  test('is rated once it stands', async () => {
    await openAndAsk();
    await until(() => find('.rate .down').click());

    expect(calls.rateAnswer).toHaveBeenCalledWith(productId, expect.objectContaining({ rating: 'down' }));
  });
});

describe('a source', () => {
  const page = {
    ...{ fileName: 'policy.pdf', pages: 24, picture: 'https://documents.example/12.webp', url: null },
    view: {
      page: 12,
      text: 'Luggage\nLost luggage is covered up to 2,000 EUR.',
      size: { width: 600, height: 800 },
      lines: [{ start: 8, end: 48, left: 60, top: 80, width: 300, height: 20 }],
    },
  };

  async function openSource(): Promise<void> {
    await openAndAsk();
    await until(() => find('.cite').click());
  }

  test('opens its page with the passage marked, and heard', async () => {
    calls.loadPage.mockResolvedValue(page);
    await openSource();

    await until(() => expect(find('.viewer .mark').style.top).toBe('10%'));
    expect(find('.viewer [role=status].away').textContent).toBe(
      'Cited passage: Lost luggage is covered up to 2,000 EUR.',
    );
    expect(find('.viewer header p').textContent).toBe('Page 12 of 24');
    expect(calls.loadPage).toHaveBeenCalledWith({ productId, fileId: '01F', version: 2, page: 12 });
  });

  test('shows the pages around it without a mark, and the way back', async () => {
    calls.loadPage.mockImplementation(async ({ page: number }) => ({ ...page, view: { ...page.view, page: number } }));
    await openSource();
    await until(() => find('.viewer .mark'));
    press(texts.viewer.next);
    await until(() => expect(find('.viewer header p').textContent).toBe('Page 13 of 24'));

    expect(document.querySelector('.viewer .mark')).toBeNull();
    press(texts.viewer.back);
    await until(() => expect(find('.viewer .mark')));
  });

  test('of a document that has changed shows the words that were cited', async () => {
    calls.loadPage.mockRejectedValue({ code: 'document_changed' });
    await openSource();

    await until(() => expect(find('.viewer .words').textContent).toBe(`${texts.viewer.changed}${citation.excerpt}`));
  });

  test('gives the focus back to its number when it closes', async () => {
    calls.loadPage.mockResolvedValue(page);
    await openSource();
    await until(() => find('.viewer .mark'));
    press(texts.chat.close);

    expect(document.activeElement).toBe(find('.cite'));
  });
});

describe('in the frame of another site', () => {
  const site = { postMessage: vi.fn() };
  const said = (): unknown[] => site.postMessage.mock.calls.map(([message]) => message);

  async function openFramed(): Promise<void> {
    site.postMessage.mockReset();
    vi.stubGlobal('parent', site);
    await open(`/embed/${productId}#waiting`);
    await until(() => expect(said()).toEqual([{ xpageChat: 'ready' }]));
  }

  function hear(source: unknown): void {
    const event = new MessageEvent('message', { data: { xpageChat: 'shown' } });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  }

  const pressEscape = (selector: string): boolean =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  test('a chat that was loaded ahead is visited when the site says that it is seen, and nobody else', async () => {
    await openFramed();
    hear({ postMessage: vi.fn() });
    expect(opening.countChatVisit).not.toHaveBeenCalled();

    hear(site);
    hear(site);

    await until(() => expect(opening.countChatVisit).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(find('textarea'));
  });

  test('Escape closes what is open in the chat first, and then the chat', async () => {
    await openFramed();
    find('.menu').setAttribute('open', '');
    pressEscape('.menu summary');
    expect(said()).not.toContainEqual({ xpageChat: 'close' });

    pressEscape('.menu summary');

    expect(said()).toContainEqual({ xpageChat: 'close' });
  });
});
