/** The landing page under /v1/{product} (specification 2, section 7); the one product code is `xlp`. */
import * as z from 'zod';
import { AssistantSettings, SetupAnswers } from '../model/assistant.ts';
import {
  ConversationId,
  ConversationSummary,
  Lead,
  leadStatuses,
  Message,
  Line,
  MAX_PERSON_MESSAGE,
  MessageId,
  PersonRequest,
  PersonState,
  leadFolders,
} from '../model/conversation.ts';
import { BinEntry, binKinds } from '../model/bin.ts';
import {
  ContactEntry,
  Design,
  Feature,
  MAX_CONTACTS,
  MAX_OFFERS,
  Offer,
  PageDraft,
  PageStatus,
  Profile,
  PublicPage,
  PublishedVersion,
  SavedDraft,
} from '../model/page.ts';
import { Post, PostContent, PostId } from '../model/post.ts';
import { MAX_PRODUCTS, Product, ProductContent, ProductId } from '../model/product.ts';
import { agentNameErrors } from '../rules/agent-name.ts';
import { defineCall, STANDARD_BODY_BYTES } from './define-call.ts';
import * as example from './examples.ts';
import {
  ownerRead,
  ownerWrite,
  publicRead,
  visitorForm,
  personRequests,
  fileMaking,
  alertCodes,
  codeGuessing,
} from './limits.ts';
import { MadeFile } from './made-file.ts';
import { LeadSettings, QuietHours, WebhookDelivery, alertChannels, AlertPhone } from '../model/lead-settings.ts';
import { MAX_PLACES, Place, PlaceCode, PlaceName, QrDesign } from '../model/place.ts';
import {
  analyticsWindows,
  ClickTarget,
  CountryViews,
  DayFigures,
  DeviceViews,
  Figures,
  LinkClicks,
  VisitPlace,
  PlaceViews,
  SourceViews,
} from '../model/analytics.ts';
import {
  LanguageProgress,
  MAX_BROUGHT_TEXTS,
  MAX_PAGE_LANGUAGES,
  MAX_TRANSLATION,
  TextPair,
  TextPath,
} from '../model/page-languages.ts';
import { languageValues } from '../places/languages.ts';

const common = {
  group: 'landing-page',
  method: 'POST',
  origin: 'spec',
  plan: 'any',
  bodyBytes: STANDARD_BODY_BYTES,
  streaming: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const agentName = z.string().max(60);
/** The version of the draft that the editor last saw; another editor's save in between answers `conflict`. */
const version = z.number().int().nonnegative();
const exampleSaved = { version: 4, savedAt: example.time, status: 'editing' } as const;
const leadFilter = z.strictObject({
  status: z.enum(leadStatuses).optional(),
  text: z.string().max(100).optional(),
  /** The inbox without one. */
  folder: z.enum(leadFolders).optional(),
  /** Only those whose reminder is due. */
  isDue: z.boolean().optional(),
});
const windowDays = z.union(analyticsWindows.map((days) => z.literal(days)));

export const getProfile = defineCall({
  ...common,
  name: 'getProfile',
  path: '/v1/{product}/getProfile',
  caller: 'open',
  summary: "A live page by its user name, or, without one and with a token, the caller's own page: draft and state.",
  limits: publicRead,
  input: z.strictObject({ agentName: agentName.optional() }),
  output: z.strictObject({
    /** What visitors see; null while nothing is live. */
    live: PublicPage.nullable(),
    /** Only for the owner. */
    own: z
      .strictObject({
        draft: PageDraft,
        version,
        status: PageStatus,
        savedAt: z.iso.datetime().nullable(),
        /** Whether the draft differs from what is live. */
        isChanged: z.boolean(),
        /** Full address of the live page, null while nothing is live. */
        liveLink: z.string().nullable(),
        /** Full address that the page has or would have. */
        pageAddress: z.string(),
        /** Why the last go-live failed, else null. */
        publishError: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: [],
  example: { input: { agentName: 'mara' }, output: { live: example.publicPage, own: null } },
  effect: false,
});

export const insertProfile = defineCall({
  ...common,
  name: 'insertProfile',
  path: '/v1/{product}/insertProfile',
  caller: 'owner',
  summary: 'Saves what is sent of the profile into the draft; the rest stays.',
  limits: ownerWrite,
  input: z.strictObject({ version, profile: Profile.partial() }),
  output: SavedDraft,
  errors: ['conflict', ...agentNameErrors],
  example: { input: { version: 3, profile: { title: 'Interior designer' } }, output: exampleSaved },
  effect: true,
});

export const insertSocialMedia = defineCall({
  ...common,
  name: 'insertSocialMedia',
  path: '/v1/{product}/insertSocialMedia',
  caller: 'owner',
  summary:
    'Replaces the contact and social entries, in their order; at most one is the highlight. A value that its channel ' +
    'does not take is refused with `input_invalid`, its field (`contacts.2.value`) and the code of what is wrong.',
  limits: ownerWrite,
  input: z.strictObject({ version, contacts: z.array(ContactEntry).max(MAX_CONTACTS) }),
  output: SavedDraft,
  errors: ['conflict'],
  example: { input: { version: 3, contacts: example.contacts }, output: exampleSaved },
  effect: true,
});

export const saveOffer = defineCall({
  ...common,
  name: 'saveOffer',
  path: '/v1/{product}/saveOffer',
  caller: 'owner',
  origin: 'ours',
  summary: 'Replaces what the owner offers, the key features, or both, each in its order; what is not sent stays.',
  limits: ownerWrite,
  input: z.strictObject({
    version,
    offers: z.array(Offer).max(MAX_OFFERS).optional(),
    features: z.array(Feature).max(MAX_OFFERS).optional(),
  }),
  output: SavedDraft,
  errors: ['conflict'],
  example: {
    input: { version: 3, offers: example.offers, features: example.features },
    output: exampleSaved,
  },
  effect: true,
});

export const savePost = defineCall({
  ...common,
  name: 'savePost',
  path: '/v1/{product}/savePost',
  caller: 'owner',
  origin: 'ours',
  summary:
    'Creates a news entry (no id), changes it, or removes it (no content). A live page shows the change at once, without ' +
    'going live again.',
  limits: ownerWrite,
  input: z.strictObject({
    postId: PostId.nullable(),
    content: PostContent.nullable(),
    /** Of a new entry that was published elsewhere before: when; now when it is left out. */
    publishedAt: z.iso.datetime().optional(),
  }),
  output: z.strictObject({ post: Post.nullable() }),
  errors: ['posts_full'],
  example: { input: { postId: null, content: example.postContent }, output: { post: example.post } },
  effect: true,
});

export const insertDesign = defineCall({
  ...common,
  name: 'insertDesign',
  path: '/v1/{product}/insertDesign',
  caller: 'owner',
  summary: 'Saves what is sent of the design into the draft; a locked template stays, but cannot be newly chosen.',
  limits: ownerWrite,
  input: z.strictObject({ version, design: Design.partial() }),
  output: SavedDraft,
  errors: ['conflict', 'template_locked'],
  example: { input: { version: 3, design: { themeColour: '#1F3A5F' } }, output: exampleSaved },
  effect: true,
});

export const checkAgentName = defineCall({
  ...common,
  name: 'checkAgentName',
  path: '/v1/{product}/checkAgentName',
  caller: 'owner',
  origin: 'ours',
  summary: 'Whether a user name can be had by the caller, and one that can when it cannot.',
  limits: ownerRead,
  input: z.strictObject({ agentName }),
  output: z.strictObject({
    available: z.boolean(),
    reason: z.enum(agentNameErrors).nullable(),
    suggestion: z.string().nullable(),
  }),
  errors: [],
  example: {
    input: { agentName: 'mara' },
    output: { available: false, reason: 'name_taken', suggestion: 'mara-lindqvist' },
  },
  effect: false,
});

export const getAiAssistant = defineCall({
  ...common,
  name: 'getAiAssistant',
  path: '/v1/{product}/getAiAssistant',
  caller: 'owner',
  summary: "The assistant's settings, and this month's questions against the plan's limit.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    settings: AssistantSettings,
    usage: z.strictObject({ used: z.number().int(), limit: z.number().int() }),
    isIncluded: z.boolean(),
  }),
  errors: [],
  example: {
    input: {},
    output: { settings: example.assistant, usage: { used: 312, limit: 10_000 }, isIncluded: true },
  },
  effect: false,
});

export const insertAiAssistant = defineCall({
  ...common,
  name: 'insertAiAssistant',
  path: '/v1/{product}/insertAiAssistant',
  caller: 'owner',
  summary: 'Saves the settings; set-up answers are judged, an unclear one comes back with the reason and is not lost.',
  limits: ownerWrite,
  input: z.strictObject({
    settings: AssistantSettings.omit({ setup: true }).partial().optional(),
    setup: SetupAnswers.optional(),
  }),
  output: z.strictObject({ settings: AssistantSettings }),
  errors: ['setup_unclear'],
  example: { input: { settings: { name: 'Ava' } }, output: { settings: example.assistant } },
  effect: true,
});

export const createPreviewLink = defineCall({
  ...common,
  name: 'createPreviewLink',
  path: '/v1/{product}/createPreviewLink',
  caller: 'owner',
  origin: 'ours',
  summary: 'A link that shows the draft for 24 hours; the one before it ends.',
  limits: ownerWrite,
  input: z.strictObject({}),
  output: z.strictObject({ link: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['basic_information_incomplete'],
  example: {
    input: {},
    output: { link: 'https://example.com/preview/4f…', expiresAt: '2026-01-02T09:00:00.000Z' },
  },
  effect: true,
  holdsSecret: true,
});

export const getPreview = defineCall({
  ...common,
  name: 'getPreview',
  path: '/v1/{product}/getPreview',
  caller: 'open',
  origin: 'ours',
  summary: 'The draft behind a preview link.',
  limits: publicRead,
  input: z.strictObject({ token: z.string().max(100) }),
  output: z.strictObject({ page: PublicPage, expiresAt: z.iso.datetime() }),
  errors: ['preview_expired'],
  example: {
    input: { token: '4f…' },
    output: { page: example.publicPage, expiresAt: '2026-01-02T09:00:00.000Z' },
  },
  effect: false,
});

export const goLive = defineCall({
  ...common,
  name: 'goLive',
  path: '/v1/{product}/goLive',
  caller: 'owner',
  origin: 'ours',
  summary: 'Publishes the draft. The page is pending until it has been written, then live.',
  limits: ownerWrite,
  input: z.strictObject({}),
  output: z.strictObject({ status: PageStatus, liveLink: z.string() }),
  errors: ['basic_information_incomplete', 'online_link_failed', 'name_taken', 'template_locked', 'conflict'],
  example: { input: {}, output: { status: 'pending', liveLink: 'https://example.com/mara' } },
  effect: true,
});

export const unpublish = defineCall({
  ...common,
  name: 'unpublish',
  path: '/v1/{product}/unpublish',
  caller: 'owner',
  origin: 'ours',
  summary: 'Takes the page down; the draft and the user name stay.',
  limits: ownerWrite,
  input: z.strictObject({}),
  output: z.strictObject({ status: PageStatus }),
  errors: [],
  example: { input: {}, output: { status: 'editing' } },
  effect: true,
});

export const getPublishedVersions = defineCall({
  ...common,
  name: 'getPublishedVersions',
  path: '/v1/{product}/getPublishedVersions',
  caller: 'owner',
  origin: 'ours',
  summary: 'The states of the page that were live, the newest twenty, and what each changed against the one before it.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ versions: z.array(PublishedVersion) }),
  errors: [],
  example: {
    input: {},
    output: {
      versions: [
        { publishedAt: example.time, title: 'Interior designer', changed: ['profile', 'offers'], isLive: true },
      ],
    },
  },
  effect: false,
});

export const getPublishedVersion = defineCall({
  ...common,
  name: 'getPublishedVersion',
  path: '/v1/{product}/getPublishedVersion',
  caller: 'owner',
  origin: 'ours',
  summary: 'One of these states, whole, to look at and to go back to.',
  limits: ownerRead,
  input: z.strictObject({ publishedAt: z.iso.datetime() }),
  output: z.strictObject({ page: PublicPage }),
  errors: [],
  example: { input: { publishedAt: example.time }, output: { page: example.publicPage } },
  effect: false,
});

export const savePageView = defineCall({
  ...common,
  name: 'savePageView',
  path: '/v1/{product}/savePageView',
  caller: 'open',
  origin: 'ours',
  summary: 'Counts a visit: sent once a person touches, scrolls or types, so that bots and previews do not count.',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({
    agentName,
    visitId: z.uuid(),
    /** Host of the page that led here; its path never leaves the browser. */
    referrer: z.string().max(255).optional(),
    /** `utm_source` of the page's address. */
    campaign: z.string().max(100).optional(),
    /** `p` of the page's address: the code of a place where its QR code hangs. */
    place: VisitPlace.optional(),
  }),
  output: z.strictObject({ counted: z.boolean() }),
  errors: [],
  example: {
    input: { agentName: 'mara', visitId: '0d4c3f0e-9d8e-4a55-8f4a-0f3d8f7a9b10', referrer: 'www.google.com' },
    output: { counted: true },
  },
  effect: false,
});

export const saveQuoteRequest = defineCall({
  ...common,
  name: 'saveQuoteRequest',
  path: '/v1/{product}/saveQuoteRequest',
  caller: 'open',
  origin: 'ours',
  summary: "A visitor's lead: the owner gets it by mail at once.",
  limits: visitorForm,
  bodyBytes: 16_384,
  input: z.strictObject({
    agentName,
    name: z.string().max(200),
    phone: z.string().max(40),
    /** The country whose rules the phone number follows, ISO alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
    message: z.string().max(1_000).optional(),
    /** The words that the visitor agreed to by sending. */
    consentText: z.string().max(500),
    conversationId: ConversationId.optional(),
    /** The product whose page the form stands on. */
    productId: ProductId.optional(),
    /** When the form was first touched, milliseconds since the epoch: nobody fills it in within two seconds. */
    openedAt: z.number().int(),
    /** Left empty by people (honeypot). */
    website: z.string().max(200).optional(),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  errors: ['phone_invalid', 'field_required'],
  example: {
    input: {
      agentName: 'mara',
      name: 'Tom Berg',
      phone: '070 123 45 67',
      country: 'SE',
      consentText: 'Mara may call me about this.',
      openedAt: 1_767_258_000_000,
    },
    output: { received: true },
  },
  effect: true,
});

export const getLeads = defineCall({
  ...common,
  name: 'getLeads',
  path: '/v1/{product}/getLeads',
  caller: 'owner',
  origin: 'ours',
  summary: 'Leads, paged, newest or oldest first.',
  limits: ownerRead,
  input: leadFilter,
  output: z.strictObject({
    leads: z.array(Lead),
    total: z.number().int(),
    hasMore: z.boolean(),
    /** How many of the folder have a reminder that is due. */
    due: z.number().int(),
    /** How long visitors waited for the first answer, of the leads of 28 days; null when none was answered. */
    medianAnswerSeconds: z.number().int().nullable(),
  }),
  errors: [],
  example: {
    input: {},
    output: { leads: [example.lead], total: 1, hasMore: false, due: 0, medianAnswerSeconds: 720 },
  },
  effect: false,
  orderBy: ['newest', 'oldest'],
});

export const saveLead = defineCall({
  ...common,
  name: 'saveLead',
  path: '/v1/{product}/saveLead',
  caller: 'owner',
  origin: 'ours',
  summary: "Changes a lead's status, note or reminder, says that it was answered, deletes it or brings it back.",
  limits: ownerWrite,
  bodyBytes: 16_384,
  input: z.strictObject({
    leadId: z.string().max(40),
    status: z.enum(leadStatuses).optional(),
    note: z.string().max(2_000).optional(),
    /** The owner calls or writes: the first time counts as the answer. */
    isContacted: z.literal(true).optional(),
    /** When to be reminded; null: not any more. */
    remindAt: z.iso.datetime().nullable().optional(),
    /** `deleted` for the bin, where it stays for 30 days; `inbox` brings it back from there or from the spam. */
    folder: z.enum(['inbox', 'deleted']).optional(),
  }),
  output: Lead,
  errors: [],
  example: {
    input: { leadId: example.lead.leadId, status: 'contacted' },
    output: { ...example.lead, status: 'contacted' },
  },
  effect: true,
});

export const getChatHistory = defineCall({
  ...common,
  name: 'getChatHistory',
  path: '/v1/{product}/getChatHistory',
  caller: 'owner',
  summary:
    "The owner's conversations with visitors, paged; or all of one. Reading one that the owner holds keeps it held.",
  limits: ownerRead,
  input: z.strictObject({
    conversationId: ConversationId.optional(),
    /** Words that a customer's name or a question holds. */
    text: z.string().max(100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    withLead: z.boolean().optional(),
  }),
  output: z.strictObject({
    conversations: z.array(ConversationSummary),
    messages: z.array(Message),
    lines: z.array(Line),
    /** Of the one conversation, else null. */
    person: PersonState.nullable(),
    hasMore: z.boolean(),
  }),
  errors: [],
  example: {
    input: {},
    output: { conversations: [example.conversation], messages: [], lines: [], person: null, hasMore: false },
  },
  effect: false,
  orderBy: ['newest', 'oldest'],
});

export const getUserQueries = defineCall({
  ...common,
  name: 'getUserQueries',
  path: '/v1/{product}/getUserQueries',
  caller: 'owner',
  summary: 'The five questions asked most in the window.',
  limits: ownerRead,
  input: z.strictObject({ days: windowDays }),
  output: z.strictObject({
    queries: z.array(z.strictObject({ question: z.string(), count: z.number().int() })).max(5),
  }),
  errors: [],
  example: { input: { days: 7 }, output: { queries: [{ question: 'What does a first session cost?', count: 12 }] } },
  effect: false,
});

export const getDailyUsageStatistics = defineCall({
  ...common,
  name: 'getDailyUsageStatistics',
  path: '/v1/{product}/getDailyUsageStatistics',
  caller: 'owner',
  summary:
    'Figures per day of the owner over 7, 14 or 28 days, the total of questions answered, the window before, and what ' +
    'the visits were: links, sources, countries, devices and places, most first.',
  limits: ownerRead,
  input: z.strictObject({ days: windowDays }),
  output: z.strictObject({
    days: z.array(DayFigures),
    totals: Figures,
    /** The totals of as many days before these. */
    before: Figures,
    links: z.array(LinkClicks),
    sources: z.array(SourceViews),
    countries: z.array(CountryViews),
    devices: z.array(DeviceViews),
    places: z.array(PlaceViews),
  }),
  errors: [],
  example: {
    input: { days: 7 },
    output: {
      days: [{ date: '2026-01-01', ...example.figures }],
      totals: example.figures,
      before: { ...example.figures, views: 32 },
      links: [
        { kind: 'contact', code: 'c1x9k2fp', name: 'Book a call', channel: 'calendly', isRemoved: false, clicks: 9 },
      ],
      sources: [{ source: 'google', group: 'search', views: 18 }],
      countries: [{ country: 'SE', views: 31 }],
      devices: [{ device: 'phone', views: 29 }],
      places: [{ code: 'Shop1', views: 4 }],
    },
  },
  effect: false,
});

export const savePageClick = defineCall({
  ...common,
  name: 'savePageClick',
  path: '/v1/{product}/savePageClick',
  caller: 'open',
  origin: 'ours',
  summary: 'Counts that a link of the page was opened, once a visit; a visit that was not counted has no clicks.',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({ agentName, visitId: z.uuid(), target: ClickTarget }),
  output: z.strictObject({ counted: z.boolean() }),
  errors: [],
  example: {
    input: { agentName: 'mara', visitId: '0d4c3f0e-9d8e-4a55-8f4a-0f3d8f7a9b10', target: 'share' },
    output: { counted: true },
  },
  effect: false,
});

export const getPlaces = defineCall({
  ...common,
  name: 'getPlaces',
  path: '/v1/{product}/getPlaces',
  caller: 'owner',
  origin: 'ours',
  summary: "The places of the page's QR codes, in the order in which they came, and how the codes are drawn.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ places: z.array(Place).max(MAX_PLACES), design: QrDesign }),
  errors: [],
  example: { input: {}, output: { places: [example.place], design: example.qrDesign } },
  effect: false,
});

export const savePlace = defineCall({
  ...common,
  name: 'savePlace',
  path: '/v1/{product}/savePlace',
  caller: 'owner',
  origin: 'ours',
  summary:
    'Creates a place (no code), renames it, or removes it (no name); the link of a removed one still leads to the page. ' +
    'One that is brought is there under its code afterwards, whether it was before or not.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({
    code: PlaceCode.nullable(),
    name: PlaceName.nullable(),
    /** From a file of the owner's: its printed codes go on counting. */
    isBrought: z.literal(true).optional(),
  }),
  output: z.strictObject({ place: Place.nullable() }),
  errors: ['conflict', 'places_full'],
  example: { input: { code: null, name: 'Shop window' }, output: { place: example.place } },
  effect: true,
});

export const saveQrDesign = defineCall({
  ...common,
  name: 'saveQrDesign',
  path: '/v1/{product}/saveQrDesign',
  caller: 'owner',
  origin: 'ours',
  summary: 'How all QR codes of the page are drawn. Colours that cameras would not tell apart are refused.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({ design: QrDesign }),
  output: z.strictObject({ design: QrDesign }),
  errors: [],
  example: { input: { design: example.qrDesign }, output: { design: example.qrDesign } },
  effect: true,
});

export const exportLeads = defineCall({
  ...common,
  name: 'exportLeads',
  path: '/v1/{product}/exportLeads',
  caller: 'owner',
  origin: 'ours',
  summary: 'Leads as a file: a table (CSV) or contacts (vCard), filtered like the inbox, newest first.',
  limits: fileMaking,
  input: leadFilter.extend({ format: z.enum(['csv', 'vcard']) }),
  output: MadeFile,
  errors: [],
  example: {
    input: { format: 'vcard' },
    output: {
      fileName: 'leads-2026-01-01.vcf',
      contentType: 'text/vcard; charset=utf-8',
      content:
        'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Tom Berg\r\nN:;Tom Berg;;;\r\nTEL;TYPE=CELL:+46701234567\r\nEND:VCARD\r\n',
      count: 1,
      isCut: false,
    },
  },
  effect: false,
});

const leadSettings = z.strictObject({ settings: LeadSettings, deliveries: z.array(WebhookDelivery) });
const exampleLeadSettings = {
  settings: {
    quietHours: { from: '22:00', to: '07:00' },
    webhook: { url: 'https://crm.example.com/leads', isOn: true, isPaused: false, failingSince: null },
    alert: { phone: '+46701234567', channel: 'sms' as const, failure: null },
  },
  deliveries: [],
};

export const getLeadSettings = defineCall({
  ...common,
  name: 'getLeadSettings',
  path: '/v1/{product}/getLeadSettings',
  caller: 'owner',
  origin: 'ours',
  summary: 'How the owner is told of leads, and the last twenty deliveries of the webhook.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: leadSettings,
  errors: [],
  example: { input: {}, output: exampleLeadSettings },
  effect: false,
});

export const saveLeadSettings = defineCall({
  ...common,
  name: 'saveLeadSettings',
  path: '/v1/{product}/saveLeadSettings',
  caller: 'owner',
  origin: 'ours',
  summary:
    'Changes how the owner is told of leads. A webhook that is set gets a new secret, which is shown only here. All but quiet hours asks for a recent sign-in.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({
    /** Null: each mail comes at once. */
    quietHours: QuietHours.nullable().optional(),
    /** Sets the webhook and switches it on; null takes it away. */
    webhook: z
      .strictObject({ url: z.string().max(500) })
      .nullable()
      .optional(),
    /** A webhook that was paused when the password was reset is the owner's: what has waited is sent. */
    resumeWebhook: z.literal(true).optional(),
    /** How the proven phone is used (null: not now); null takes the number away. */
    alert: z
      .strictObject({ channel: z.enum(alertChannels).nullable() })
      .nullable()
      .optional(),
  }),
  output: leadSettings.extend({ secret: z.string().nullable() }),
  errors: ['sign_in_again', 'webhook_url_invalid', 'alert_phone_unproven'],
  example: {
    input: { webhook: { url: 'https://crm.example.com/leads' } },
    output: { ...exampleLeadSettings, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
  },
  effect: true,
  holdsSecret: true,
});

export const sendTestWebhook = defineCall({
  ...common,
  name: 'sendTestWebhook',
  path: '/v1/{product}/sendTestWebhook',
  caller: 'owner',
  origin: 'ours',
  summary: 'Sends a test to the webhook; what becomes of it stands among the deliveries.',
  limits: fileMaking,
  input: z.strictObject({}),
  output: z.strictObject({ deliveryId: z.string() }),
  errors: ['webhook_off'],
  example: { input: {}, output: { deliveryId: '01JGFJJZ00000000000000000C' } },
  effect: true,
});

const exampleId = example.conversation.conversationId;

export const requestPerson = defineCall({
  ...common,
  name: 'requestPerson',
  path: '/v1/{product}/requestPerson',
  caller: 'open',
  origin: 'ours',
  summary:
    'A visitor wants to talk to a person: the owner is told at once, by mail and in the app, once a conversation.',
  limits: personRequests,
  bodyBytes: 4_096,
  input: z.strictObject({ agentName, conversationId: ConversationId }),
  output: z.strictObject({
    person: PersonState,
    /** Within how many minutes most visitors were answered; null while too few were. */
    usualMinutes: z.number().int().nullable(),
  }),
  errors: [],
  example: {
    input: { agentName: 'mara', conversationId: exampleId },
    output: { person: { state: 'wanted', name: '', fence: 0 }, usualMinutes: null },
  },
  effect: true,
});

export const getPersonRequests = defineCall({
  ...common,
  name: 'getPersonRequests',
  path: '/v1/{product}/getPersonRequests',
  caller: 'owner',
  origin: 'ours',
  summary: 'The visitors who wait for a person, the one who waits longest first.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ requests: z.array(PersonRequest) }),
  errors: [],
  example: {
    input: {},
    output: {
      requests: [
        { conversationId: exampleId, customer: null, wantedAt: example.time, asked: example.message.question },
      ],
    },
  },
  effect: false,
});

export const takeOver = defineCall({
  ...common,
  name: 'takeOver',
  path: '/v1/{product}/takeOver',
  caller: 'owner',
  origin: 'ours',
  summary:
    'The owner takes a conversation over: the assistant is silent until it is handed back, or until nobody has read or ' +
    'written in it for two minutes.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({ conversationId: ConversationId }),
  output: z.strictObject({ person: PersonState }),
  errors: ['conflict'],
  example: { input: { conversationId: exampleId }, output: { person: example.person } },
  effect: true,
});

export const handBack = defineCall({
  ...common,
  name: 'handBack',
  path: '/v1/{product}/handBack',
  caller: 'owner',
  origin: 'ours',
  summary: 'The assistant answers again. Handing back twice is handing back once.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({ conversationId: ConversationId, fence: z.number().int().positive() }),
  output: z.strictObject({ person: PersonState }),
  errors: [],
  example: {
    input: { conversationId: exampleId, fence: 1 },
    output: { person: { state: 'none', name: '', fence: 1 } },
  },
  effect: true,
});

export const sendPersonMessage = defineCall({
  ...common,
  name: 'sendPersonMessage',
  path: '/v1/{product}/sendPersonMessage',
  caller: 'owner',
  origin: 'ours',
  summary: 'A message of the person who holds the conversation; sent again with its id it is there once.',
  limits: ownerWrite,
  bodyBytes: 16_384,
  input: z.strictObject({
    conversationId: ConversationId,
    messageId: MessageId,
    fence: z.number().int().positive(),
    text: z.string().trim().min(1).max(MAX_PERSON_MESSAGE),
  }),
  output: z.strictObject({ line: Line }),
  errors: ['chat_not_held'],
  example: {
    input: { conversationId: exampleId, messageId: example.line.lineId, fence: 1, text: example.line.text },
    output: { line: example.line },
  },
  effect: true,
});

export const markConversationRead = defineCall({
  ...common,
  name: 'markConversationRead',
  path: '/v1/{product}/markConversationRead',
  caller: 'owner',
  origin: 'ours',
  summary: 'The owner has seen a conversation up to a moment.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({ conversationId: ConversationId, upTo: z.iso.datetime() }),
  output: z.strictObject({ saved: z.literal(true) }),
  errors: [],
  example: { input: { conversationId: exampleId, upTo: example.time }, output: { saved: true } },
  effect: true,
});

export const getBin = defineCall({
  ...common,
  name: 'getBin',
  path: '/v1/{product}/getBin',
  caller: 'owner',
  origin: 'ours',
  summary:
    'What the caller removed in the last 30 days: pictures, links, offers, key features and news, newest first, paged.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ entries: z.array(BinEntry), total: z.number().int(), hasMore: z.boolean() }),
  errors: [],
  example: {
    input: {},
    output: {
      entries: [{ kind: 'offer', id: 'o1', title: 'Room plan', photo: null, deletedAt: example.time, daysLeft: 30 }],
      total: 1,
      hasMore: false,
    },
  },
  effect: false,
  orderBy: ['newest'],
});

export const restoreFromBin = defineCall({
  ...common,
  name: 'restoreFromBin',
  path: '/v1/{product}/restoreFromBin',
  caller: 'owner',
  origin: 'ours',
  summary:
    'Brings something back from the bin: a picture into the library, news to the page, a film into the draft in place of ' +
    'its present one, everything else to the end of its list in the draft. What is back already stays as it is. A list without room answers `list_full`.',
  limits: ownerWrite,
  bodyBytes: 4_096,
  input: z.strictObject({ kind: z.enum(binKinds), id: z.string().min(1).max(40) }),
  output: z.strictObject({ restored: z.literal(true) }),
  errors: ['list_full', 'posts_full', 'conflict'],
  example: { input: { kind: 'offer', id: 'o1' }, output: { restored: true } },
  effect: true,
});

const alertPhone = { phone: AlertPhone, country: z.string().length(2), channel: z.enum(alertChannels) };

export const sendAlertCode = defineCall({
  ...common,
  name: 'sendAlertCode',
  path: '/v1/{product}/sendAlertCode',
  caller: 'owner',
  origin: 'ours',
  summary: 'Sends a code to the phone that is to tell of leads, in the way in which it will.',
  limits: alertCodes,
  bodyBytes: 4_096,
  input: z.strictObject(alertPhone),
  output: z.strictObject({
    /** The verification session: `proveAlertPhone` takes it with the digits. */
    codeId: z.string(),
    resendAfterSeconds: z.number().int(),
    expiresInSeconds: z.number().int(),
  }),
  errors: ['phone_invalid', 'code_not_sent'],
  example: {
    input: { phone: '+46701234567', country: 'SE', channel: 'sms' },
    output: { codeId: 'Zk3vQ8sT1nYw0bLr7JcXeA', resendAfterSeconds: 60, expiresInSeconds: 600 },
  },
  effect: false,
});

export const proveAlertPhone = defineCall({
  ...common,
  name: 'proveAlertPhone',
  path: '/v1/{product}/proveAlertPhone',
  caller: 'owner',
  origin: 'ours',
  summary: 'Proves a phone by its code; from then on it tells of leads.',
  limits: codeGuessing,
  bodyBytes: 4_096,
  input: z.strictObject({ ...alertPhone, codeId: z.string().max(64), code: z.string().max(16) }),
  output: leadSettings,
  errors: ['sign_in_again', 'phone_invalid', 'code_incorrect'],
  example: {
    input: {
      phone: '+46701234567',
      country: 'SE',
      channel: 'sms',
      codeId: 'Zk3vQ8sT1nYw0bLr7JcXeA',
      code: '481920',
    },
    output: exampleLeadSettings,
  },
  effect: true,
});

export const getPageLanguages = defineCall({
  ...common,
  name: 'getPageLanguages',
  path: '/v1/{product}/getPageLanguages',
  caller: 'owner',
  origin: 'ours',
  summary:
    "The languages of the caller's page beside its own, how far each is, and with `language` every text of the draft " +
    'beside its translation.',
  limits: ownerRead,
  input: z.strictObject({ language: z.enum(languageValues).optional() }),
  output: z.strictObject({
    languages: z.array(LanguageProgress).max(MAX_PAGE_LANGUAGES),
    /** Of the language that was asked for; none for one that the page has not. */
    texts: z.array(TextPair),
    /** Whether a model translates here: the reader of the small cloud does not. */
    hasTranslator: z.boolean(),
  }),
  errors: [],
  example: {
    input: { language: 'de_de' },
    output: {
      languages: [{ language: 'de_de', translated: 1, texts: 2 }],
      texts: [example.textPair],
      hasTranslator: true,
    },
  },
  effect: false,
});

export const savePageLanguage = defineCall({
  ...common,
  name: 'savePageLanguage',
  path: '/v1/{product}/savePageLanguage',
  caller: 'owner',
  origin: 'ours',
  summary:
    "Gives the page a language, with its owner's texts in it where they bring them along (those that the page has no " +
    'place for are left out), or takes it away. The texts in it are kept: they are there again when the language is.',
  limits: ownerWrite,
  input: z.strictObject({
    language: z.enum(languageValues),
    isOn: z.boolean(),
    texts: z
      .array(z.strictObject({ path: TextPath, text: z.string().trim().min(1).max(MAX_TRANSLATION) }))
      .max(MAX_BROUGHT_TEXTS)
      .optional(),
  }),
  output: z.strictObject({ languages: z.array(z.enum(languageValues)) }),
  errors: ['languages_full', 'conflict'],
  example: { input: { language: 'de_de', isOn: true }, output: { languages: ['de_de'] } },
  effect: true,
});

export const saveTranslation = defineCall({
  ...common,
  name: 'saveTranslation',
  path: '/v1/{product}/saveTranslation',
  caller: 'owner',
  origin: 'ours',
  summary:
    "The owner's words for a text of the page in one of its languages; empty to have it translated again, which leaves " +
    'the original there until it is.',
  limits: ownerWrite,
  input: z.strictObject({
    language: z.enum(languageValues),
    path: TextPath,
    text: z.string().trim().max(MAX_TRANSLATION),
  }),
  output: z.strictObject({ text: TextPair }),
  errors: ['conflict'],
  example: {
    input: { language: 'de_de', path: 'profile/title', text: 'Innenarchitektin' },
    output: { text: example.textPair },
  },
  effect: true,
});

export const getProducts = defineCall({
  ...common,
  name: 'getProducts',
  path: '/v1/{product}/getProducts',
  caller: 'owner',
  origin: 'ours',
  summary: "The owner's products, in their order, hidden ones too.",
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ products: z.array(Product).max(MAX_PRODUCTS) }),
  errors: [],
  example: { input: {}, output: { products: [example.product] } },
  effect: false,
});

export const saveProduct = defineCall({
  ...common,
  name: 'saveProduct',
  path: '/v1/{product}/saveProduct',
  caller: 'owner',
  origin: 'ours',
  summary:
    'Creates a product (no id), changes it, or removes it (no content); with `order` alone puts all in that order. A live ' +
    'page shows the change at once, without going live again.',
  limits: ownerWrite,
  input: z.strictObject({
    productId: ProductId.nullable(),
    content: ProductContent.nullable(),
    /** Ids in their new order; what is not named comes after them. */
    order: z.array(ProductId).max(MAX_PRODUCTS).optional(),
  }),
  /** Null after removing and ordering. */
  output: z.strictObject({ product: Product.nullable() }),
  errors: ['products_full', 'slug_taken', 'conflict'],
  example: { input: { productId: null, content: example.productContent }, output: { product: example.product } },
  effect: true,
});
