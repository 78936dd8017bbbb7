// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerContent } from '../../../../../../shared/model/assistant-coach.ts';
import * as examples from '../../../../../../shared/calls/examples.ts';
import type { Product, ProductContent } from '../../../../../../shared/model/product.ts';
import { defaultAssistant } from '../../../../../../shared/model/assistant.ts';
import { channelIds, type PageDraft } from '../../../../../../shared/model/page.ts';
import {
  defaultQrDesign,
  eyeShapes,
  logoKinds,
  moduleShapes,
  type QrDesign,
} from '../../../../../../shared/model/place.ts';
import type { Post, PostContent } from '../../../../../../shared/model/post.ts';
import { applyArchive } from '../../../../../../web/app/areas/editor/bring/apply-brought.ts';
import { bringPage } from '../../../../../../web/app/areas/editor/bring/bring-page.ts';
import { readFile } from '../../../../../../web/app/areas/editor/bring/read-file.ts';
import { takePage } from '../../../../../../web/app/areas/editor/bring/take-page.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { completeDraft } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

type QuietHours = { from: string; to: string } | null;
type Place = { code: string; name: string; createdAt: string };
type Room = {
  assistant: ReturnType<typeof defaultAssistant>;
  news: Post[];
  products: Product[];
  places: Place[];
  qrDesign: QrDesign;
  answers: AnswerContent[];
  quietHours: QuietHours;
};

const product: Product = { ...examples.product, photo: null, photos: [] };

const emptyRoom = (): Room => ({
  assistant: defaultAssistant('Mara'),
  news: [],
  products: [],
  places: [],
  qrDesign: defaultQrDesign,
  answers: [],
  quietHours: null,
});

const productId = (place: number): string => `01KKBZJR00ABCDEFGHJKMNPQS${place}`;
const newsId = (place: number): string => `01KKBZJR00ABCDEFGHJKMNPQR${place}`;

/** An account whose calls keep what they are given. */
function serve(room: Room): Room {
  const createdAt = '2026-01-01T09:00:00.000Z';
  answer('getAiAssistant', () => ({ settings: room.assistant }) as never);
  answer('insertAiAssistant', ({ settings, setup }) => {
    if (settings) Object.assign(room.assistant, settings);
    if (setup) Object.assign(room.assistant.setup, setup);
    return {} as never;
  });
  answer('getProducts', () => ({ products: room.products }) as never);
  answer('saveProduct', ({ content }) => {
    room.products.push({
      ...product,
      ...(content as ProductContent),
      productId: productId(room.products.length),
    });
    return {} as never;
  });
  answer('getPageLanguages', () => ({ languages: [], texts: [], hasTranslator: false }));
  answer('exportLeads', () => ({ content: 'name\n' }) as never);
  answer('getPostList', () => ({ posts: room.news, hasMore: false }) as never);
  answer('savePost', ({ content, publishedAt }) => {
    room.news.push({
      ...(content as PostContent),
      postId: newsId(room.news.length),
      publishedAt: publishedAt as string,
    });
    return {} as never;
  });
  answer('getPlaces', () => ({ places: room.places, design: room.qrDesign }));
  answer('savePlace', ({ code, name }) => {
    const place = { code: code ?? '', name: name ?? '', createdAt };
    room.places = [...room.places.filter((one) => one.code !== code), place];
    return { place };
  });
  answer('saveQrDesign', ({ design }) => {
    room.qrDesign = design;
    return { design };
  });
  answer('getGaps', () => ({
    gaps: [],
    answers: room.answers.map((content, index) => ({ ...content, answerId: `a${index}`, answeredAt: createdAt })),
  }));
  answer('saveAnswer', ({ content }) => {
    room.answers = [content as AnswerContent, ...room.answers];
    return { answer: null };
  });
  answer(
    'getLeadSettings',
    () =>
      ({
        settings: { quietHours: room.quietHours, webhook: { url: 'https://hooks.example/secret-key' } },
        deliveries: [],
      }) as never,
  );
  answer('saveLeadSettings', ({ quietHours }) => {
    room.quietHours = quietHours ?? null;
    return {} as never;
  });
  return room;
}

beforeEach(forgetCalls);

/** Text as people type it, of any script, as it is stored. */
const text = (most: number) =>
  fc
    .array(fc.constantFrom('a', 'Z', '7', 'ß', 'é', 'م', 'ที่', '頁', '😀', "'", '<b>', '"', '\\', '{{x}}'), {
      minLength: 1,
      maxLength: Math.floor(most / 6),
    })
    .map((parts) => parts.join(''));
const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:30`);
const day = fc.integer({ min: 1, max: 28 }).map((value) => `2026-02-${String(value).padStart(2, '0')}T08:00:00.000Z`);
const code = fc
  .array(fc.constantFrom(...'23456789bcdfghjkmnpqrstvwxyz'), { minLength: 6, maxLength: 6 })
  .map((letters) => letters.join(''));

const draft: fc.Arbitrary<PageDraft> = fc
  .record({
    title: text(100),
    aboutMe: text(600),
    offers: fc.array(fc.record({ id: fc.uuid(), title: text(80), text: text(200), price: text(30) }), { maxLength: 4 }),
    features: fc.array(fc.record({ id: fc.uuid(), title: text(60), text: text(100) }), { maxLength: 4 }),
    contacts: fc.array(fc.record({ id: fc.uuid(), channel: fc.constantFrom(...channelIds), value: text(60) }), {
      maxLength: 4,
    }),
  })
  .map(({ title, aboutMe, offers, features, contacts }) => {
    const base = completeDraft({ title, aboutMe });
    return {
      ...base,
      design: { ...base.design, themeColour: '#1f3a5f' },
      offers: offers.map((offer) => ({ ...offer, photo: null, link: '' })),
      features,
      contacts: contacts.map((entry) => ({ ...entry, displayText: '', isHighlight: false, isEnabled: true })),
    };
  });

const room: fc.Arbitrary<Room> = fc.record({
  assistant: text(40).map((name) => ({ ...defaultAssistant('Mara'), name })),
  news: fc
    .uniqueArray(fc.record({ title: text(80), text: text(200), publishedAt: day }), {
      maxLength: 3,
      selector: ({ publishedAt }) => publishedAt,
    })
    .map((posts) => posts.map((post, index) => ({ ...post, postId: newsId(index), photo: null, link: '' }) as Post)),
  products: fc
    .uniqueArray(text(60), { maxLength: 2 })
    .map((titles) =>
      titles.map((title, index) => ({ ...product, productId: productId(index), slug: `p-${index}`, title })),
    ),
  places: fc
    .uniqueArray(code, { maxLength: 4 })
    .chain((codes) =>
      fc.tuple(...codes.map((one) => fc.record({ code: fc.constant(one), name: text(60), createdAt: day }))),
    ),
  qrDesign: fc.record({
    colour: fc.constantFrom('#16181d', '#1f3a5f'),
    background: fc.constantFrom('#ffffff', '#fbfaf7'),
    moduleShape: fc.constantFrom(...moduleShapes),
    eyeShape: fc.constantFrom(...eyeShapes),
    logo: fc.constantFrom(...logoKinds),
    logoSize: fc.integer({ min: 12, max: 24 }),
    quietZone: fc.integer({ min: 2, max: 8 }),
    millimetres: fc.integer({ min: 20, max: 200 }),
  }),
  answers: fc.uniqueArray(fc.record({ question: text(120), answer: text(300) }), {
    maxLength: 4,
    selector: ({ question }) => question,
  }),
  quietHours: fc.option(fc.record({ from: hour, to: hour })),
});

const bringing = { onProgress: () => undefined, signal: new AbortController().signal };

async function take(own: PageDraft): Promise<Blob> {
  return takePage({ draft: own, liveLink: null, mediaOrigin: 'https://media.test' });
}

async function bring(file: Blob, into: PageDraft): Promise<PageDraft> {
  const brought = await readFile(file, 'SE', bringing.signal);
  if (brought.kind !== 'archive') throw new Error('This is no whole page.');
  return applyArchive(into, await bringPage(brought.archive, bringing));
}

/** Without what an account gives its rows: when they were made, and under which id. */
const comparable = ({ places, news, ...rest }: Room) => ({
  ...rest,
  places: places.map(({ code: key, name }) => ({ key, name })),
  news: news.map((post) => ({ ...post, postId: '' })),
});

describe('a page that is taken and brought', () => {
  test('is the identical page in an account that had none, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(draft, room, async (own, full) => {
        serve(structuredClone(full));
        const file = await take(own);
        const other = serve(emptyRoom());
        const brought = await bring(file, completeDraft());

        expect(brought).toEqual(applyArchive(completeDraft(), own));
        expect(comparable(other)).toEqual(comparable(full));
      }),
      { numRuns: 40 },
    );
  });

  test('and brought once more changes nothing', async () => {
    const [own] = fc.sample(draft, { numRuns: 1, seed: 7 });
    const full = fc
      .sample(room, { numRuns: 20, seed: 7 })
      .find(({ answers, places }) => answers.length + places.length > 3);
    if (!own || !full) throw new Error('The seed gives no full page any more: take another.');
    serve(structuredClone(full));
    const file = await take(own);
    const other = serve(emptyRoom());
    await bring(file, own);
    const once = structuredClone(other);
    await bring(file, own);

    expect(other).toEqual(once);
  });

  test('does not hold the webhook, whose address is as good as a key', async () => {
    serve(emptyRoom());
    const file = await take(completeDraft());
    serve(emptyRoom());
    await bring(file, completeDraft());

    const brought = await readFile(file, 'SE', bringing.signal);
    expect(JSON.stringify(brought)).not.toContain('secret-key');
    expect(callsTo('saveLeadSettings').map(({ input }) => input)).toEqual([{ quietHours: null }]);
  });
});
