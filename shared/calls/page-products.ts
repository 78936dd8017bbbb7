/** What visitors can do besides reading a page (specification 2, section 7): report it, join the waiting list, see others and products. */
import * as z from 'zod';
import { OfferedProduct } from '../model/offered-product.ts';
import { DocumentProductId } from '../model/document-product.ts';
import { InsuranceOfferId, MAX_PRODUCTS, ProductCard, ProductId, PublicProduct } from '../model/product.ts';
import { IndustryId, ShowcasePage } from '../model/showcase.ts';
import { defineCall } from './define-call.ts';
import * as example from './examples.ts';
import { ownerRead, ownerWrite, publicRead, visitorForm, waitingList } from './limits.ts';
import { complaintReasons } from '../model/complaint.ts';

export const saveLandingComplaint = defineCall({
  group: 'page-products',
  name: 'saveLandingComplaint',
  method: 'POST',
  path: '/v1/xpage/saveLandingComplaint',
  caller: 'open',
  origin: 'spec',
  summary: 'A visitor reports a page.',
  plan: 'any',
  limits: visitorForm,
  bodyBytes: 16_384,
  input: z.strictObject({
    agentName: z.string().max(60),
    reason: z.enum(complaintReasons),
    text: z.string().max(2_000),
    /** E-mail, when the visitor wants to hear back. */
    contact: z.string().max(254).optional(),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  errors: ['field_required', 'email_invalid'],
  example: {
    input: { agentName: 'mara', reason: 'misleading', text: 'The prices are not the ones that I was asked to pay.' },
    output: { received: true },
  },
  streaming: false,
  effect: true,
  bodyHash: false,
  orderBy: null,
  body: 'json',
});

export const addXlgWaitlist = defineCall({
  group: 'page-products',
  name: 'addXlgWaitlist',
  method: 'POST',
  path: '/v1/xpage/addXlgWaitlist',
  caller: 'open',
  origin: 'spec',
  summary: 'Joins the waiting list, once per address; a mail asks for a confirmation. Whether it is known is not told.',
  plan: 'any',
  limits: waitingList,
  bodyBytes: 4_096,
  input: z.strictObject({
    email: z.string().max(300),
    /** When the form was opened, in milliseconds since the epoch. */
    openedAt: z.number().int().nonnegative(),
    /** Hidden from people: whatever fills it in is a program. */
    website: z.string().max(300).optional(),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  errors: ['email_required', 'email_invalid'],
  example: { input: { email: 'tom@example.com', openedAt: 1_767_258_000_000 }, output: { received: true } },
  streaming: false,
  effect: true,
  bodyHash: false,
  orderBy: null,
  body: 'json',
});

export const answerXlgWaitlist = defineCall({
  group: 'page-products',
  name: 'answerXlgWaitlist',
  method: 'POST',
  path: '/v1/xpage/answerXlgWaitlist',
  caller: 'open',
  origin: 'ours',
  summary: 'The person behind an address confirms or leaves its place on the waiting list, with the token of a mail.',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({ token: z.string().min(1).max(60), answer: z.enum(['join', 'leave']) }),
  output: z.strictObject({ answer: z.enum(['join', 'leave']) }),
  errors: [],
  example: { input: { token: 'BwcHBwcHBwcHBwcHBwcHBw', answer: 'join' }, output: { answer: 'join' } },
  streaming: false,
  effect: true,
  bodyHash: false,
  orderBy: null,
  body: 'json',
});

const showcasePage: ShowcasePage = {
  route: 'mara',
  name: 'Mara Lindqvist',
  title: 'Interior designer',
  tagline: 'Calm rooms for people who work at home.',
  location: 'Stockholm',
  language: 'en_us',
  industry: 'design',
  template: 'personal-brand',
  pageTheme: 'light',
  nameFont: 'serif',
  colour: '#1F3A5F',
  onColour: '#ffffff',
  photo: { src: 'https://media.xpage.example/m/6b1f/01J1.webp', width: 1200, height: 1500 },
};

const showcase = {
  group: 'page-products',
  plan: 'any',
  bodyBytes: 4_096,
  streaming: false,
  bodyHash: false,
} as const;

export const getShowcasePageList = defineCall({
  ...showcase,
  name: 'getShowcasePageList',
  method: 'POST',
  path: '/v1/showcase-page/getShowcasePageList',
  caller: 'open',
  origin: 'spec',
  summary: 'Live pages whose owners have them shown, newest first, of one industry or of all; may be a minute old.',
  limits: publicRead,
  input: z.strictObject({ industry: IndustryId.optional() }),
  output: z.strictObject({
    pages: z.array(ShowcasePage),
    hasMore: z.boolean(),
    /** Those that have a page. */
    industries: z.array(IndustryId),
  }),
  errors: [],
  example: {
    input: { industry: 'design' },
    output: { pages: [showcasePage], hasMore: false, industries: ['design'] },
  },
  effect: false,
  orderBy: ['newest'],
  body: 'json',
});

export const getShowcaseByRoute = defineCall({
  ...showcase,
  name: 'getShowcaseByRoute',
  method: 'POST',
  path: '/v1/showcase-page/getShowcaseByRoute',
  caller: 'open',
  origin: 'spec',
  summary: 'One page of the showcase, by its user name, with what it says first.',
  limits: publicRead,
  input: z.strictObject({ route: z.string().max(60) }),
  output: z.strictObject({
    page: ShowcasePage,
    /** The first words of About me. */
    about: z.string(),
    offers: z.array(z.strictObject({ title: z.string(), price: z.string() })),
  }),
  errors: [],
  example: {
    input: { route: 'mara' },
    output: {
      page: showcasePage,
      about: 'I plan calm rooms for people who work at home.',
      offers: [{ title: 'Room plan', price: '390 €' }],
    },
  },
  effect: false,
  orderBy: null,
  body: 'json',
});

const Consent = z.strictObject({
  /** Null: the page is not shown. */
  industry: IndustryId.nullable(),
});

export const getShowcaseConsent = defineCall({
  ...showcase,
  name: 'getShowcaseConsent',
  method: 'GET',
  path: '/v1/showcase-page/getShowcaseConsent',
  caller: 'owner',
  origin: 'ours',
  summary: 'Whether the owner has the page shown in the showcase, and in which industry.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: Consent,
  errors: [],
  example: { input: {}, output: { industry: 'design' } },
  effect: false,
  orderBy: null,
  body: 'none',
});

export const saveShowcaseConsent = defineCall({
  ...showcase,
  name: 'saveShowcaseConsent',
  method: 'POST',
  path: '/v1/showcase-page/saveShowcaseConsent',
  caller: 'owner',
  origin: 'ours',
  summary: 'Has the page shown in the showcase while it is live, or takes it out.',
  limits: ownerWrite,
  input: Consent,
  output: Consent,
  errors: [],
  example: { input: { industry: 'design' }, output: { industry: 'design' } },
  effect: true,
  orderBy: null,
  body: 'json',
});

const products = {
  group: 'page-products',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  streaming: false,
  bodyHash: false,
  effect: false,
  orderBy: null,
  body: 'json',
} as const;

export const getPageProductList = defineCall({
  ...products,
  name: 'getPageProductList',
  path: '/v1/xpage/getPageProductList',
  summary: "The products shown on a live page, the owner's and those of their company, in the owner's order.",
  input: z.strictObject({ agentName: z.string().max(60) }),
  output: z.strictObject({ products: z.array(ProductCard).max(MAX_PRODUCTS) }),
  errors: [],
  example: { input: { agentName: 'mara' }, output: { products: [example.productCard] } },
});

export const getPageProductInfo = defineCall({
  ...products,
  name: 'getPageProductInfo',
  path: '/v1/xpage/getPageProductInfo',
  summary:
    'One product of a live page, by the last part of its address, also by one that it had before. A removed one answers ' +
    '`product_removed`, for which the Product Unavailable page is shown.',
  input: z.strictObject({ agentName: z.string().max(60), productName: z.string().max(300) }),
  output: z.strictObject({ product: PublicProduct }),
  errors: ['product_removed'],
  example: {
    input: { agentName: 'mara', productName: 'room-plan' },
    output: { product: example.publicProduct },
  },
});

const OfferedProducts = z.strictObject({
  products: z.array(OfferedProduct),
  /** Ids of all products on the owner's page, their own and those of companies, in their order. */
  order: z.array(ProductId).max(MAX_PRODUCTS),
});

const exampleOffered: z.infer<typeof OfferedProducts> = {
  products: [
    {
      productId: '01JGFJJZ00000000000000000P',
      company: 'Nordic Cover',
      card: {
        productId: '01JGFJJZ00000000000000000P',
        source: 'company',
        agencyName: 'nordic-cover',
        title: 'Travel cover',
        summary: 'Cover for trips of up to 90 days.',
        photo: null,
      },
      isChosen: true,
      requiredLevel: 1,
      level: 1,
      validUntil: '2026-12-31T09:00:00.000Z',
      isAllowed: true,
    },
  ],
  order: ['01JGFJJZ00000000000000000P'],
};

export const getCompanyProducts = defineCall({
  ...products,
  name: 'getCompanyProducts',
  method: 'GET',
  path: '/v1/xpage/getCompanyProducts',
  caller: 'owner',
  origin: 'ours',
  summary: "Products of the owner's company that they may show on their page, with the level that each needs.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: OfferedProducts,
  errors: [],
  example: { input: {}, output: exampleOffered },
  body: 'none',
});

export const saveCompanyProduct = defineCall({
  ...products,
  name: 'saveCompanyProduct',
  path: '/v1/xpage/saveCompanyProduct',
  caller: 'owner',
  origin: 'ours',
  summary:
    "Puts a product of the owner's company on their page, last of all, or takes it off. A live page shows the change at " +
    'once; `saveProduct` orders it among the others.',
  limits: ownerWrite,
  input: z.strictObject({ productId: z.union([DocumentProductId, InsuranceOfferId]), isChosen: z.boolean() }),
  output: OfferedProducts,
  errors: ['level_needed', 'products_full', 'conflict'],
  example: { input: { productId: '01JGFJJZ00000000000000000P', isChosen: true }, output: exampleOffered },
  effect: true,
});
