/** What pages and the direct-sale front are made of (specification 2, section 7): channels, products and their words, look-ups. */
import * as z from 'zod';
import { AgentCard, ChannelCode, ChannelView, Domain, InsuranceCard } from '../insurance/channel.ts';
import { ProductCode, ProductDefinition } from '../insurance/definition.ts';
import { carCountries, FoundCar, foundAddresses } from '../insurance/lookups.ts';
import { Logic } from '../insurance/logic.ts';
import { exampleProduct } from '../insurance/example-product.ts';
import { ProductTexts } from '../insurance/product-texts.ts';
import { channelIds } from '../model/page.ts';
import { languageValues } from '../places/languages.ts';
import { webFontIds } from '../model/web-fonts.ts';
import { defineCall } from './define-call.ts';
import { lookups, publicRead } from './limits.ts';

export const getDtxFontLibraryList = defineCall({
  group: 'insurance-catalogue',
  name: 'getDtxFontLibraryList',
  method: 'GET',
  path: '/v1/wallData/getDtxFontLibraryList',
  caller: 'open',
  origin: 'spec',
  summary:
    'The fonts that a page can have besides those of its reader’s device: for each the address of a style sheet.',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({}),
  output: z.array(z.strictObject({ id: z.enum(webFontIds), name: z.string(), url: z.string() })),
  errors: [],
  example: {
    input: {},
    output: [{ id: 'lora', name: 'Lora', url: 'https://example.com/assets/f/lora.4f1d2c3b5a.css' }],
  },
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'none',
});

const common = {
  group: 'insurance-catalogue',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  errors: [],
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const language = z.enum(languageValues);
const channelCode = ChannelCode;
const productCode = ProductCode;
const AgentName = z.string().min(1).max(60);

/** A product in the words of one language. */
const ofProduct = z.strictObject({ productCode, language });

const card: z.infer<typeof InsuranceCard> = {
  code: 'travel-hk',
  version: 1,
  line: 'travel',
  country: 'HK',
  language: 'en_us',
  name: 'Wayfarer Travel',
  tagline: 'Hospital bills, lost bags and missed flights, from the day you leave.',
  from: { amount: 50_05, currency: 'HKD' },
};
const channel: z.infer<typeof ChannelView> = {
  channelCode: 'harbour-vale',
  name: 'Harbour & Vale',
  companyId: '01JGFJJZ00000000000000000C',
  companyName: 'Harbour & Vale Insurance',
  logo: null,
  languages: ['en_us', 'zh_hk'],
  isDirect: true,
};
const agentCard: z.infer<typeof AgentCard> = {
  agentName: 'mara',
  name: 'Mara Lindqvist',
  title: 'Adviser',
  photo: null,
};
const asked = { productCode: 'travel-hk', language: 'en_us' } as const;
const place = { line: '', town: 'Menteng', region: 'DKI Jakarta', postcode: '10310', country: 'ID', local: null };
const named = { title: 'You fall ill or are hurt', text: 'Treatment by a doctor or in a hospital.' };

export const domainGetId = defineCall({
  ...common,
  name: 'domainGetId',
  path: '/v1/user/domainGetId',
  summary: 'The channel, and the insurer behind it, that a web domain belongs to.',
  input: z.strictObject({ domain: Domain }),
  output: z.strictObject({ channelCode, companyId: z.string() }),
  example: {
    input: { domain: 'travel.example.com' },
    output: { channelCode: 'harbour-vale', companyId: channel.companyId },
  },
});

export const domainGetToken = defineCall({
  ...common,
  name: 'domainGetToken',
  path: '/v2/user/domainGetToken',
  caller: 'noToken',
  summary:
    'A short-lived token that says from which channel a guest comes. It is no identity: what it opens is open to everybody.',
  input: z.strictObject({ domain: Domain }),
  output: z.strictObject({ channelCode, token: z.string(), expiresAt: z.iso.datetime() }),
  example: {
    input: { domain: 'travel.example.com' },
    output: {
      channelCode: 'harbour-vale',
      token: 'eyJjIjoiaGFyYm91ci12YWxlIn0.bWFj',
      expiresAt: '2026-01-01T10:00:00.000Z',
    },
  },
});

export const selectAgentPageNew = defineCall({
  ...common,
  name: 'selectAgentPageNew',
  path: '/v1/user/selectAgentPageNew',
  summary: 'An agent’s insurance page: who they are, whose products they sell, and which.',
  input: z.strictObject({ agentName: AgentName, channelCode, language }),
  output: z.strictObject({ agent: AgentCard, channel: ChannelView, products: z.array(InsuranceCard) }),
  example: {
    input: { agentName: 'mara', channelCode: 'harbour-vale', language: 'en_us' },
    output: { agent: agentCard, channel, products: [card] },
  },
});

export const getAgentImService = defineCall({
  ...common,
  name: 'getAgentImService',
  path: '/v1/user/getAgentImService',
  summary:
    'How to write to an agent: the messengers, number and address that their page shows, as the agent wrote them.',
  input: z.strictObject({ agentName: AgentName }),
  output: z.strictObject({
    agent: AgentCard,
    contacts: z.array(z.strictObject({ channel: z.enum(channelIds), text: z.string(), value: z.string() })),
  }),
  example: {
    input: { agentName: 'mara' },
    output: {
      agent: agentCard,
      contacts: [{ channel: 'whatsapp', text: '', value: '+46 70 123 45 67' }],
    },
  },
});

const productsOfChannel = {
  input: z.strictObject({ channelCode, language }),
  output: z.strictObject({ products: z.array(InsuranceCard) }),
  example: { input: { channelCode: 'harbour-vale', language: 'en_us' as const }, output: { products: [card] } },
};

export const productList = defineCall({
  ...common,
  ...productsOfChannel,
  name: 'productList',
  path: '/v1/user/productList',
  summary: 'The products on sale in a channel, in a language where they have it.',
});

export const langProduct = defineCall({
  ...common,
  name: 'langProduct',
  path: '/v1/user/langProduct',
  summary: 'All words of a product in a language, or in its first where it has none of that.',
  input: ofProduct,
  output: z.strictObject({ language, texts: ProductTexts }),
  example: { input: asked, output: { language: 'en_us', texts: exampleProduct.texts } },
});

export const languageList = defineCall({
  ...common,
  name: 'languageList',
  method: 'GET',
  body: 'none',
  path: '/v1/user/languageList',
  summary: 'The languages of a channel.',
  input: z.strictObject({ channelCode }),
  output: z.strictObject({ languages: z.array(language) }),
  example: { input: { channelCode: 'harbour-vale' }, output: { languages: ['en_us', 'zh_hk'] } },
});

export const getDirectPageInfo = defineCall({
  ...common,
  name: 'getDirectPageInfo',
  path: '/v1/wallData/getDirectPageInfo',
  summary:
    'What the page of a channel shows to who comes without an agent; `not_found` where it sells through agents only.',
  input: z.strictObject({ channelCode, language }),
  output: z.strictObject({ channel: ChannelView, products: z.array(InsuranceCard) }),
  example: { input: { channelCode: 'harbour-vale', language: 'en_us' }, output: { channel, products: [card] } },
});

export const getPageSocket = defineCall({
  ...common,
  name: 'getPageSocket',
  path: '/v1/wallData/getPageSocket',
  summary: 'How to follow live updates of an application: by asking again, so often.',
  input: z.strictObject({}),
  output: z.strictObject({
    kind: z.literal('polling'),
    visibleSeconds: z.number().int(),
    hiddenSeconds: z.number().int(),
  }),
  example: { input: {}, output: { kind: 'polling', visibleSeconds: 3, hiddenSeconds: 30 } },
});

export const getProductsOfChannel = defineCall({
  ...common,
  ...productsOfChannel,
  name: 'getProductsOfChannel',
  path: '/v1/wallData/getProducts',
  summary: 'The products of a channel’s page. The same as productList, for hosts that ask here.',
});

export const getUnderwriting = defineCall({
  ...common,
  name: 'getUnderwriting',
  path: '/v1/wallData/getUnderwriting',
  summary:
    'What a product is particular about: for which applications an insurer decides itself, and which it declines.',
  input: ofProduct,
  output: z.strictObject({
    language,
    rules: z.array(z.strictObject({ rule: z.string(), decision: z.enum(['refer', 'decline']), text: z.string() })),
  }),
  example: {
    input: asked,
    output: {
      language: 'en_us',
      rules: [{ rule: 'treatment', decision: 'decline', text: 'We do not insure a trip for treatment.' }],
    },
  },
});

export const getProductBuild = defineCall({
  ...common,
  name: 'getProductBuild',
  path: '/v1/wallData/getProductBuild',
  summary:
    'A product’s definition with its words: form, options, tables. The browser works prices out with it while somebody types; ' +
    'the price that counts comes from the server.',
  input: z.strictObject({
    productCode,
    language,
    /** The version that is sold now without it. */
    version: z.number().int().min(1).optional(),
  }),
  output: z.strictObject({ definition: ProductDefinition, language, texts: ProductTexts }),
  example: {
    input: asked,
    output: { definition: exampleProduct.definition, language: 'en_us', texts: exampleProduct.texts },
  },
});

export const getCCEventList = defineCall({
  ...common,
  name: 'getCCEventList',
  path: '/v1/wallData/getCCEventList',
  summary: 'The events that a policy covers, and what it does not.',
  input: ofProduct,
  output: z.strictObject({
    language,
    events: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
    exclusions: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
  }),
  example: {
    input: asked,
    output: { language: 'en_us', events: [{ id: 'medical', ...named }], exclusions: [] },
  },
});

export const getBlockLogic = defineCall({
  ...common,
  name: 'getBlockLogic',
  path: '/v1/wallData/getBlockLogic',
  summary: 'The rules by which blocks and questions of a product’s form show, and which answers are needed.',
  input: z.strictObject({ productCode }),
  output: z.strictObject({
    version: z.number().int(),
    blocks: z.array(
      z.strictObject({
        block: z.string(),
        when: Logic.nullable(),
        questions: z.array(z.strictObject({ question: z.string(), when: Logic.nullable(), required: Logic })),
      }),
    ),
  }),
  example: {
    input: { productCode: 'travel-hk' },
    output: {
      version: 1,
      blocks: [
        {
          block: 'trip',
          when: null,
          questions: [{ question: 'end', when: { '===': [{ var: 'answer.trips' }, 'single'] }, required: true }],
        },
      ],
    },
  },
});

export const getCarMakeList = defineCall({
  ...common,
  name: 'getCarMakeList',
  path: '/v1/wallData/getCarMakeList',
  summary: 'Makes of cars in a country.',
  limits: lookups,
  input: z.strictObject({ country: z.enum(carCountries) }),
  output: z.strictObject({ isSample: z.boolean(), makes: z.array(z.string()) }),
  example: { input: { country: 'MY' }, output: { isSample: true, makes: ['Perodua', 'Proton'] } },
});

export const getCarModelsList = defineCall({
  ...common,
  name: 'getCarModelsList',
  path: '/v1/wallData/getCarModelsList',
  summary: 'Models of a make in a country.',
  limits: lookups,
  input: z.strictObject({ country: z.enum(carCountries), make: z.string().max(40) }),
  output: z.strictObject({ isSample: z.boolean(), models: z.array(z.string()) }),
  example: { input: { country: 'MY', make: 'Perodua' }, output: { isSample: true, models: ['Axia', 'Myvi'] } },
});

export const getIdAddress = defineCall({
  ...common,
  name: 'getIdAddress',
  path: '/v1/wallData/getIdAddress',
  summary: 'Areas in Indonesia that hold the words typed so far, or have a postcode.',
  limits: lookups,
  input: z.strictObject({ text: z.string().trim().min(2).max(80) }),
  output: foundAddresses,
  example: { input: { text: 'Menteng' }, output: { isSample: true, addresses: [{ id: 'ID-1', ...place }] } },
});

export const getPlateNumberInfo = defineCall({
  ...common,
  name: 'getPlateNumberInfo',
  path: '/v1/wallData/getPlateNumberInfo',
  summary: 'The car with a plate; null where none is known. Nothing of its holder is told.',
  limits: lookups,
  input: z.strictObject({ country: z.enum(carCountries), plate: z.string().trim().min(2).max(12) }),
  output: z.strictObject({ isSample: z.boolean(), car: FoundCar.nullable() }),
  example: {
    input: { country: 'MY', plate: 'WXY 1234' },
    output: {
      isSample: true,
      car: { make: 'Perodua', model: 'Myvi', year: 2024, cc: 1_496, body: 'hatchback', value: 48_000 },
    },
  },
});

export const phoneValidate = defineCall({
  ...common,
  name: 'phoneValidate',
  path: '/v1/wallData/phoneValidate',
  summary: 'Whether a number can be one of its country.',
  input: z.strictObject({ dialCode: z.string().max(6), phone: z.string().max(40) }),
  output: z.strictObject({ valid: z.boolean() }),
  example: { input: { dialCode: '+852', phone: '6123 4567' }, output: { valid: true } },
});

export const emailValidate = defineCall({
  ...common,
  name: 'emailValidate',
  path: '/v1/wallData/emailValidate',
  summary: 'Whether an e-mail address is well formed.',
  input: z.strictObject({ email: z.string().max(300) }),
  output: z.strictObject({ valid: z.boolean() }),
  example: { input: { email: 'ana@example.com' }, output: { valid: true } },
});

export const getChannel = defineCall({
  ...common,
  name: 'getChannel',
  path: '/v1/wallData/getChannel',
  summary: 'A sales channel by its code.',
  input: z.strictObject({ channelCode }),
  output: ChannelView,
  example: { input: { channelCode: 'harbour-vale' }, output: channel },
});

export const getProjectFile = defineCall({
  ...common,
  name: 'getProjectFile',
  method: 'GET',
  body: 'none',
  caller: 'noToken',
  path: '/v1/wallData/getProjectFile',
  summary: 'A text of a product as a file: its policy wording in a language (Markdown).',
  input: ofProduct,
  output: z.strictObject({ fileName: z.string(), contentType: z.string(), content: z.string() }),
  example: {
    input: asked,
    output: {
      fileName: 'travel-hk-1-en_us.md',
      contentType: 'text/markdown; charset=utf-8',
      content: '# Wayfarer Travel',
    },
  },
});

export const getProductListOfInsurer = defineCall({
  ...common,
  name: 'getProductListOfInsurer',
  path: '/v1/productDetails/getProductList',
  summary: 'All products of an insurer that are on sale, whatever the channel.',
  input: z.strictObject({ companyId: z.string().max(40), language }),
  output: z.strictObject({ products: z.array(InsuranceCard) }),
  example: { input: { companyId: channel.companyId, language: 'en_us' }, output: { products: [card] } },
});

export const queryAgentListByCompanyId = defineCall({
  ...common,
  name: 'queryAgentListByCompanyId',
  path: '/v1/productDetails/queryAgentListByCompanyId',
  summary: 'The agents of an insurer who have a live page.',
  input: z.strictObject({ companyId: z.string().max(40) }),
  output: z.strictObject({ agents: z.array(AgentCard) }),
  example: { input: { companyId: channel.companyId }, output: { agents: [agentCard] } },
});

export const getAddressOfProduct = defineCall({
  ...common,
  name: 'getAddressOfProduct',
  path: '/v1/productDetails/getAddress',
  summary: 'Addresses in a product’s country: by words typed so far, or by postcode where the country is asked so.',
  limits: lookups,
  input: z.strictObject({ productCode, text: z.string().trim().min(2).max(80) }),
  output: foundAddresses,
  example: {
    input: { productCode: 'accident-id', text: '10310' },
    output: { isSample: true, addresses: [{ id: 'ID-1', ...place }] },
  },
});

export const getProducMessage = defineCall({
  ...common,
  name: 'getProducMessage',
  path: '/v1/productDetails/getProducMessage',
  summary: 'What a product says beside its form: summary, notice, declaration.',
  input: ofProduct,
  output: z.strictObject({ language, summary: z.string(), notice: z.string(), declaration: z.string() }),
  example: {
    input: asked,
    output: {
      language: 'en_us',
      summary: card.tagline,
      notice: 'The price holds for 14 days.',
      declaration: 'What I have said is true.',
    },
  },
});

export const getTemplate = defineCall({
  ...common,
  name: 'getTemplate',
  path: '/v1/productDetails/getTemplate',
  summary: 'How a product’s pages are put together: the screens of its form in their order, and what each asks.',
  input: z.strictObject({ productCode }),
  output: z.strictObject({
    line: InsuranceCard.shape.line,
    screens: z.array(
      z.strictObject({
        block: z.string(),
        stage: z.enum(['quote', 'details']),
        about: z.enum(['answer', 'applicant', 'insured']),
        questions: z.array(z.string()),
      }),
    ),
  }),
  example: {
    input: { productCode: 'travel-hk' },
    output: {
      line: 'travel',
      screens: [{ block: 'trip', stage: 'quote', about: 'answer', questions: ['trips', 'start'] }],
    },
  },
});

export const isUsable = defineCall({
  ...common,
  name: 'isUsable',
  method: 'GET',
  body: 'none',
  path: '/v1/productDetails/isUsable',
  summary: 'Whether a product can be bought now, and from and until when where it cannot.',
  input: z.strictObject({ productCode, channelCode: channelCode.optional() }),
  output: z.strictObject({ isUsable: z.boolean(), from: z.string(), until: z.string().nullable() }),
  example: { input: { productCode: 'travel-hk' }, output: { isUsable: true, from: '2026-01-01', until: null } },
});

export const getIpAddress = defineCall({
  ...common,
  name: 'getIpAddress',
  method: 'GET',
  body: 'none',
  path: '/v1/productDetails/getIpAddress',
  summary: 'The caller’s country as the edge sees it; null where it does not. The address itself is not answered.',
  input: z.strictObject({}),
  output: z.strictObject({ country: z.string().nullable() }),
  example: { input: {}, output: { country: 'HK' } },
});

export const getProduct = defineCall({
  ...common,
  name: 'getProduct',
  caller: 'noToken',
  path: '/v2/productDetails/getProduct',
  summary: 'One product as a list shows it.',
  input: ofProduct,
  output: InsuranceCard,
  example: { input: asked, output: card },
});
