/** What pages and the direct-sale front are made of (specification 2, section 7): channels, products and their words, look-ups. */
import * as z from 'zod';
import { AgentContact } from '../insurance/agent-contact.ts';
import { ApplicationId, ApplicationKey } from '../insurance/application.ts';
import { AgentCard, ChannelCode, ChannelView, Domain, InsuranceCard, spreadWays } from '../insurance/channel.ts';
import { Name, ProductCode, ProductDefinition } from '../insurance/definition.ts';
import { carCountries, FoundCar, foundAddresses } from '../insurance/lookups.ts';
import { Logic } from '../insurance/logic.ts';
import { exampleProduct } from '../insurance/example-product.ts';
import { ProductTexts } from '../insurance/product-texts.ts';
import { FileId, PictureCheck, UploadedFile } from '../insurance/uploads.ts';
import { languageValues } from '../places/languages.ts';
import { webFontIds } from '../model/web-fonts.ts';
import { defineCall } from './define-call.ts';
import { lookups, pictureChecks, publicRead, uploading, videoChecks, visitorForm, waitingList } from './limits.ts';

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
    contacts: z.array(AgentContact),
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

/** An application and the key of whoever began it. */
const opened = { applicationId: ApplicationId, key: ApplicationKey };
const ofQuestion = { about: UploadedFile.shape.about, question: Name };
const exampleOpened = { applicationId: 'A'.repeat(22), key: 'A'.repeat(43) };
const exampleFileId = '01JGFJJZ00000000000000000F';
const exampleFile: UploadedFile = {
  fileId: exampleFileId,
  about: 'answer',
  question: 'carPhoto',
  kind: 'photo',
  contentType: 'image/jpeg',
  name: 'front.jpg',
  bytes: 412_000,
  width: 2_400,
  height: 1_800,
  needsCheck: true,
};
const exampleCheck: z.infer<typeof PictureCheck> = {
  fileId: exampleFileId,
  state: 'done',
  isGood: false,
  findings: [{ code: 'not_read', wanted: 'WXY 1234' }],
  labels: [{ name: 'Car', confidence: 98.2 }],
};

/** Where and how the browser sends one file. */
const UploadPolicy = z.strictObject({
  uploadId: FileId,
  url: z.string(),
  /** Sent as form fields before the file. */
  fields: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
});
const examplePolicy: z.infer<typeof UploadPolicy> = {
  uploadId: exampleFileId,
  url: 'https://incoming.example.com/',
  fields: { key: `applications/${exampleOpened.applicationId}/${exampleFileId}` },
  expiresAt: '2026-01-01T09:10:00.000Z',
};

export const dtxFile = defineCall({
  ...common,
  name: 'dtxFile',
  path: '/v1/wallData/dtxFile',
  summary:
    'A file of an application’s question, in steps: `begin` gives a POST policy for ten minutes, on which progress is ' +
    'measured; `confirm` checks what came, encodes pictures anew without their metadata, and gives the file whose id is the ' +
    'answer; `remove` deletes one. Confirming and removing can be repeated.',
  limits: uploading,
  effect: true,
  errors: ['upload_type_unsupported', 'upload_too_large', 'video_too_long', 'files_full', 'application_closed'],
  input: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('begin'), ...opened, ...ofQuestion, contentType: z.string().max(100) }),
    z.strictObject({
      kind: z.literal('confirm'),
      ...opened,
      ...ofQuestion,
      uploadId: FileId,
      name: z.string().max(200),
    }),
    z.strictObject({ kind: z.literal('remove'), ...opened, fileId: FileId }),
  ]),
  output: z.strictObject({
    /** After `begin`. */
    policy: UploadPolicy.nullable(),
    /** After `confirm`. */
    file: UploadedFile.nullable(),
  }),
  example: {
    input: {
      kind: 'confirm',
      ...exampleOpened,
      about: 'answer',
      question: 'carPhoto',
      uploadId: exampleFileId,
      name: '',
    },
    output: { policy: null, file: exampleFile },
  },
});

export const getPreSignedUrl = defineCall({
  ...common,
  name: 'getPreSignedUrl',
  path: '/v1/wallData/getPreSignedUrl',
  summary:
    'A signed address of an application’s file: to write, the POST policy that dtxFile begins with; to read a confirmed one, ' +
    'a GET for five minutes.',
  limits: uploading,
  errors: ['upload_type_unsupported', 'files_full', 'application_closed'],
  input: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('write'), ...opened, ...ofQuestion, contentType: z.string().max(100) }),
    z.strictObject({ kind: z.literal('read'), ...opened, fileId: FileId }),
  ]),
  output: z.strictObject({
    policy: UploadPolicy.nullable(),
    read: z.strictObject({ url: z.string(), file: UploadedFile, expiresAt: z.iso.datetime() }).nullable(),
  }),
  example: {
    input: { kind: 'write', ...exampleOpened, about: 'answer', question: 'carPhoto', contentType: 'image/jpeg' },
    output: { policy: examplePolicy, read: null },
  },
});

export const detectCustomModels = defineCall({
  ...common,
  name: 'detectCustomModels',
  path: '/v1/wallData/detectCustomModels',
  summary:
    'Looks at a confirmed photo: whether it is large, bright and sharp enough, shows what its question wants to see, and has ' +
    'the text in it that was answered, such as a plate. A photo is looked at once; after another answer it is only compared anew.',
  limits: pictureChecks,
  effect: true,
  input: z.strictObject({ ...opened, fileId: FileId }),
  output: PictureCheck,
  example: { input: { ...exampleOpened, fileId: exampleFileId }, output: exampleCheck },
});

export const rekognitionVideo = defineCall({
  ...common,
  name: 'rekognitionVideo',
  path: '/v1/wallData/rekognitionVideo',
  summary: 'The same for a video: the first call begins it, and those after it say whether it is done.',
  limits: videoChecks,
  effect: true,
  input: z.strictObject({ ...opened, fileId: FileId }),
  output: PictureCheck,
  example: {
    input: { ...exampleOpened, fileId: exampleFileId },
    output: { ...exampleCheck, state: 'running', findings: [], labels: [] },
  },
});

/** Where a product was passed on or asked for. */
const soldPlace = { channelCode, productCode, agentName: AgentName.nullable() };
const examplePlace = { channelCode: 'harbour-vale', productCode: 'travel-hk', agentName: 'mara' };
const SpreadId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const saveSpread = defineCall({
  ...common,
  name: 'saveSpread',
  path: '/v1/productDetails/saveSpread',
  summary:
    'Records that a visitor passed a product on (`share`), or came by what somebody passed on (`referral`). Each counts once; ' +
    'the record is the agent’s or the insurer’s, and nothing is paid for it.',
  limits: visitorForm,
  effect: true,
  input: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('share'), ...soldPlace, way: z.enum(spreadWays) }),
    z.strictObject({ kind: z.literal('referral'), ...soldPlace, spreadId: SpreadId }),
  ]),
  output: z.strictObject({
    /** Goes with what is passed on, so that who comes by it can say so. */
    spreadId: SpreadId,
    counted: z.boolean(),
  }),
  example: {
    input: { kind: 'share', ...examplePlace, way: 'whatsapp' },
    output: { spreadId: 'A'.repeat(22), counted: true },
  },
});

export const sendProductMail = defineCall({
  ...common,
  name: 'sendProductMail',
  path: '/v1/productDetails/sendProductMail',
  summary: 'Mails what a product covers and what it does not, in the insurer’s words, to an address that is typed in.',
  limits: waitingList,
  effect: true,
  errors: ['email_required', 'email_invalid'],
  input: z.strictObject({
    ...soldPlace,
    language,
    email: z.string().max(300),
    /** When the form was opened, and a field that people do not see: what programs fill in is dropped. */
    openedAt: z.number().int(),
    website: z.string().max(200).optional(),
  }),
  output: z.strictObject({ sent: z.literal(true) }),
  example: {
    input: { ...examplePlace, language: 'en_us', email: 'ana@example.com', openedAt: 1_767_258_000_000 },
    output: { sent: true },
  },
});
