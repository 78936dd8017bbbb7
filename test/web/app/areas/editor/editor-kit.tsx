/** A server for the editor that keeps one page, and opening the editor on it. Use with `vi.mock` of `call.ts`. */
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { LibraryPicture } from '../../../../../shared/calls/page-assets.ts';
import { defaultAssistant } from '../../../../../shared/model/assistant.ts';
import type { BinEntry } from '../../../../../shared/model/bin.ts';
import { emptyDraft, type ContactEntry, type Offer, type PageDraft } from '../../../../../shared/model/page.ts';
import type { Post, PostContent } from '../../../../../shared/model/post.ts';
import type { Product } from '../../../../../shared/model/product.ts';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import type { OutputOfCall } from '../../../../../web/lib/api/call-types.ts';
import { answer } from '../conversations/fake-api.ts';
import { account, openApp } from '../../render-app.tsx';
import { defaultQrDesign } from '../../../../../shared/model/place.ts';

export type OwnPage = NonNullable<OutputOfCall<'getProfile'>['own']>;

const savedAt = '2026-03-01T09:00:00.000Z';
export const liveLink = 'https://example.com/mara';

export function contact(id: string, change: Partial<ContactEntry> = {}): ContactEntry {
  return {
    id,
    channel: 'email',
    displayText: '',
    value: 'mara@example.com',
    isHighlight: false,
    isEnabled: true,
    ...change,
  };
}

export function offer(id: string, change: Partial<Offer> = {}): Offer {
  return { id, title: 'Room plan', text: '', price: '390 €', photo: null, link: '', ...change };
}

/** Entries called "News 3", "News 2", "News 1": newest first. */
export function newsOf(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => newsEntry(count - index));
}

function newsEntry(number: number): Post {
  const postId = `01JGFJJZ${String(number).padStart(18, '0')}`;
  const content: PostContent = { title: `News ${number}`, text: `Text ${number}`, photo: null, link: '' };
  return { postId, publishedAt: new Date(Date.UTC(2026, 0, number)).toISOString(), ...content };
}

/** A page that could go live. */
export function completeDraft(change: Partial<PageDraft['profile']> = {}): PageDraft {
  const draft = emptyDraft('Mara Lindqvist', 'en_us');
  const profile = { agentName: 'mara', title: 'Interior designer', aboutMe: 'I plan homes.' };
  return { ...draft, profile: { ...draft.profile, ...profile, ...change } };
}

/** The server's page, news, products, library and bin; tests look at them and change them. */
export type Server = {
  own: OwnPage;
  posts: Post[];
  products: Product[];
  ofCompany: OutputOfCall<'getCompanyProducts'>;
  media: LibraryPicture[];
  bin: BinEntry[];
};

/** Answers every call of the editor; a save with an old version is a conflict, as it is on the server. */
export function startServer(change: Partial<OwnPage> = {}): Server {
  const server: Server = {
    own: {
      draft: completeDraft(),
      version: 4,
      status: 'editing',
      savedAt,
      isChanged: false,
      liveLink: null,
      pageAddress: liveLink,
      publishError: null,
      ...change,
    },
    posts: [],
    products: [],
    ofCompany: { products: [], order: [] },
    media: [],
    bin: [],
  };
  const save = (version: number, draft: Partial<PageDraft>) => {
    if (version !== server.own.version) throw refusal('conflict');
    server.own = { ...server.own, draft: { ...server.own.draft, ...draft }, version: version + 1, isChanged: true };
    return { version: version + 1, savedAt, status: server.own.status };
  };
  answer('getUserInfo', () => account);
  answer('getProfile', () => ({ live: null, own: server.own }));
  answer('getAiAssistant', () => ({
    settings: defaultAssistant('Mara Lindqvist'),
    usage: { used: 0, limit: 10_000 },
    isIncluded: true,
  }));
  answer('insertProfile', ({ version, profile }) =>
    save(version, { profile: { ...server.own.draft.profile, ...(profile as object) } }),
  );
  answer('insertSocialMedia', ({ version, contacts }) => save(version, { contacts }));
  answer('saveOffer', ({ version, ...lists }) => save(version, lists as Partial<PageDraft>));
  answer('insertDesign', ({ version, design }) =>
    save(version, { design: { ...server.own.draft.design, ...(design as object) } }),
  );
  answer('checkAgentName', () => ({ available: true, reason: null, suggestion: null }));
  answer('goLive', () => {
    server.own = { ...server.own, status: 'live', liveLink, isChanged: false };
    return { status: 'pending', liveLink };
  });
  answer('getPublishedVersions', () => ({ versions: [] }));
  answer('getShowcaseConsent', () => ({ industry: null }));
  answer('saveShowcaseConsent', ({ industry }) => ({ industry }));
  answer('getPlaces', () => ({ places: [], design: defaultQrDesign }));
  answerProducts(server);
  answer('getPageLanguages', () => ({ languages: [], texts: [], hasTranslator: false }));
  answerNews(server);
  answerLibrary(server);
  return server;
}

/** An enabled picture that nothing shows. */
export function picture(mediaId: string, change: Partial<LibraryPicture> = {}): LibraryPicture {
  const photo = { mediaId, path: `/m/mara/${mediaId}.webp`, width: 900, height: 600 };
  const file = { name: `${mediaId}.jpg`, bytes: 120_000, use: 'library' as const };
  return { photo, ...file, isEnabled: true, isUsed: false, createdAt: savedAt, ...change };
}

function answerLibrary(server: Server): void {
  const find = (mediaId: string) => server.media.find(({ photo }) => photo.mediaId === mediaId) ?? picture(mediaId);
  answer('page', () => ({ media: server.media, total: server.media.length, hasMore: false }));
  answer('getBin', () => ({ entries: server.bin, total: server.bin.length, hasMore: false }));
  answer('removeMedia', ({ mediaId }) => {
    server.media = server.media.filter(({ photo }) => photo.mediaId !== mediaId);
    return { removed: true };
  });
  answer('enableMedia', ({ mediaId, isEnabled }) => {
    server.media = server.media.map((one) => (one.photo.mediaId === mediaId ? { ...one, isEnabled } : one));
    return find(mediaId);
  });
  answer('removeImagesBackground', ({ mediaId }) => {
    const made = picture(`${mediaId}-cut-out`);
    server.media = [made, ...server.media];
    return made;
  });
  answer('restoreFromBin', ({ kind, id }) => {
    server.bin = server.bin.filter((entry) => entry.kind !== kind || entry.id !== id);
    return { restored: true };
  });
}

function answerProducts(server: Server): void {
  answer('getProducts', () => ({ products: server.products }));
  answer('getCompanyProducts', () => server.ofCompany);
  answer('saveCompanyProduct', ({ productId, isChosen }) => {
    const { products, order } = server.ofCompany;
    const others = order.filter((id) => id !== productId);
    server.ofCompany = {
      products: products.map((one) => (one.productId === productId ? { ...one, isChosen } : one)),
      order: isChosen ? [...others, productId] : others,
    };
    return server.ofCompany;
  });
  answer('getPageProductList', () => ({ products: [] }));
  answer('saveProduct', ({ productId, content, order }) => {
    if (content === null) {
      if (order) server.ofCompany = { ...server.ofCompany, order };
      const inOrder = (order ?? []).flatMap((id) => server.products.filter((one) => one.productId === id));
      server.products = order ? inOrder : server.products.filter((one) => one.productId !== productId);
      return { product: null };
    }
    const id = productId ?? `01JGFJJZ${String(server.products.length).padStart(18, '0')}`;
    const product: Product = {
      ...content,
      slug: content.slug || 'slug',
      productId: id,
      source: 'own',
      createdAt: savedAt,
    };
    const isKnown = server.products.some((one) => one.productId === id);
    server.products = isKnown
      ? server.products.map((one) => (one.productId === id ? product : one))
      : [...server.products, product];
    return { product };
  });
}

function answerNews(server: Server): void {
  answer('getPostList', (_input, { paging }) => {
    const { nowPage = 1, pageSize = 20 } = paging ?? {};
    const start = (nowPage - 1) * pageSize;
    return { posts: server.posts.slice(start, start + pageSize), hasMore: server.posts.length > start + pageSize };
  });
  answer('savePost', ({ postId, content }) => {
    if (content === null) {
      server.posts = server.posts.filter((post) => post.postId !== postId);
      return { post: null };
    }
    const next = newsEntry(server.posts.length + 1);
    const post = { ...(server.posts.find((one) => one.postId === postId) ?? next), ...content };
    const others = server.posts.filter((one) => one.postId !== postId);
    server.posts = [post, ...others].sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
    return { post };
  });
}

/** An answer that is an error. */
export function refusal(code: ApiError['code'], details: Record<string, unknown> = {}): ApiError {
  return new ApiError({ code, status: 409, message: code, details });
}

/** Of what a test before has loaded. */
const namespaces = [
  ...['channels', 'editor', 'editor-basics', 'editor-errors', 'editor-profile', 'learning-levels', 'meta', 'news-form'],
  ...['page-settings', 'photos', 'product-form', 'products', 'rows', 'share'],
];

/** Opens one of the editor's tabs, ready to be used. */
export async function openEditor(path = '/app/page', ready = 'Basic Information'): Promise<UserEvent> {
  const user = userEvent.setup();
  await openApp(path, { isSignedIn: true, namespaces });
  await screen.findByRole('heading', { name: ready });
  return user;
}
