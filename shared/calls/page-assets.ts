/** Pictures and templates of a page (specification 2, section 7): uploading, the library, choosing a template. */
import * as z from 'zod';
import { imageTemplateIds, SavedDraft, templateIds } from '../model/page.ts';
import { MediaItem, Photo, photoUses } from '../model/photo.ts';
import { languageValues } from '../places/languages.ts';
import { shortText } from '../rules/short-text.ts';
import { defineCall } from './define-call.ts';
import * as example from './examples.ts';
import { backgroundRemoval, drawings, ownerRead, ownerWrite, fileMaking } from './limits.ts';
import { CvPage } from '../model/cv.ts';
import { Captions, FilmFile, MAX_CAPTIONS_LENGTH } from '../model/film.ts';

/** Largest picture, in bytes (specification 1, section 5). */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Largest PDF that a page is drafted from, in bytes. */
export const MAX_CV_BYTES = 10 * 1024 * 1024;

/** What can be uploaded, by what it is for. */
export const uploadPurposes = ['photo', 'film', 'cv', 'document'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

const common = {
  group: 'page-assets',
  plan: 'any',
  caller: 'owner',
  limits: ownerWrite,
  bodyBytes: 16_384,
  streaming: false,
  bodyHash: false,
  orderBy: null,
} as const;

export const getSignedUrl = defineCall({
  ...common,
  name: 'getSignedUrl',
  method: 'GET',
  path: '/v1/s3/getSignedUrl',
  origin: 'spec',
  summary:
    'A POST policy with which the browser uploads one file, for ten minutes, of exactly this type: a picture of at most ' +
    '8 MB, a film of at most 30 MB, a CV as a PDF of at most 10 MB, or a document of a product of at most 50 MB.',
  input: z.strictObject({ purpose: z.enum(uploadPurposes), contentType: z.string().max(100) }),
  output: z.strictObject({
    url: z.string(),
    /** Sent as form fields before the file. */
    fields: z.record(z.string(), z.string()),
    uploadId: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['file_type_unsupported', 'film_unknown', 'document_kind_unknown'],
  example: {
    input: { purpose: 'photo', contentType: 'image/jpeg' },
    output: {
      url: 'https://incoming.example.com/',
      fields: { key: 'photos/6b1f/01J0' },
      uploadId: '01J0',
      expiresAt: '2026-01-01T09:10:00.000Z',
    },
  },
  effect: false,
  body: 'none',
});

export const saveMedia = defineCall({
  ...common,
  name: 'saveMedia',
  method: 'POST',
  path: '/v1/pageMedia/saveMedia',
  origin: 'ours',
  summary: 'Confirms an upload: decoded, cropped, re-encoded without its metadata, stored on the media host.',
  input: z.strictObject({
    uploadId: z.string().max(40),
    use: z.enum(photoUses),
    /** As the file is called on the owner's device. */
    name: shortText(200, { optional: true }).optional(),
    /** The part to keep, in pixels of the picture as shown upright; all of it when absent. */
    crop: z
      .strictObject({
        x: z.number().int().nonnegative(),
        y: z.number().int().nonnegative(),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
      })
      .optional(),
  }),
  output: Photo,
  errors: ['file_too_large', 'file_type_unsupported', 'library_full'],
  example: {
    input: { uploadId: '01J0', use: 'profile' },
    output: { mediaId: '01J1', path: '/m/6b1f/01J1.webp', width: 800, height: 800 },
  },
  effect: true,
  body: 'json',
});

/** Largest value of an account, in bytes of its JSON. */
export const MAX_VALUE_BYTES = 16_384;

/** Most names with a value that an account has. */
export const MAX_VALUES = 100;

/** Words of small letters and digits with dots or hyphens between them, e.g. `analytics.window`. */
const ValueName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/, 'small letters, digits, single dots and hyphens');

/** Any JSON: the body was parsed as such, and a missing value is none. */
const Value = z.unknown().refine((value) => value !== undefined, 'a value, or null');

export const getDataValue = defineCall({
  ...common,
  name: 'getDataValue',
  method: 'GET',
  path: '/v1/commonData/getDataValue',
  origin: 'spec',
  summary: 'A small value that the account keeps under a name; null when there is none.',
  limits: ownerRead,
  input: z.strictObject({ name: ValueName }),
  output: z.strictObject({ value: z.unknown(), savedAt: z.iso.datetime().nullable() }),
  errors: [],
  example: { input: { name: 'analytics.window' }, output: { value: 28, savedAt: '2026-01-01T09:00:00.000Z' } },
  effect: false,
  body: 'none',
});

/** Two specified paths end in `save`: this one's name says what it saves. */
export const saveDataValue = defineCall({
  ...common,
  name: 'saveDataValue',
  method: 'POST',
  path: '/v1/commonData/save',
  origin: 'spec',
  summary: 'Keeps a small value of the account under a name. The last one wins; null forgets the name.',
  // Room for the name, and for JSON that is written with spaces.
  bodyBytes: 2 * MAX_VALUE_BYTES,
  input: z.strictObject({ name: ValueName, value: Value }),
  output: z.strictObject({ savedAt: z.iso.datetime() }),
  errors: ['values_full', 'value_too_large'],
  example: { input: { name: 'analytics.window', value: 28 }, output: { savedAt: '2026-01-01T09:00:00.000Z' } },
  effect: true,
  body: 'json',
});

/** Pages and handles of somebody's that can become contact entries. */
const MetaEntry = z.strictObject({
  channel: z.enum(['facebook', 'instagram']),
  displayText: z.string(),
  value: z.string(),
});

/** 32 random bytes of the browser's, or their SHA-256, base64url. */
const Verifier = z.string().regex(/^[\w-]{43}$/, '32 bytes in base64url');

/** All of them are GETs on the wire (specification 2, section 7), and effects are safe to repeat. */
const meta = { ...common, method: 'GET', origin: 'spec', effect: false, body: 'none' } as const;

const metaEntries: z.infer<typeof MetaEntry>[] = [
  { channel: 'instagram', displayText: '@maralindqvist', value: 'maralindqvist' },
];

export const checkBinding = defineCall({
  ...meta,
  name: 'checkBinding',
  path: '/v1/apAuth/checkBinding',
  summary: 'Whether the account is bound to Facebook and Instagram, and what its pages and handles are.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    binding: z.strictObject({ name: z.string(), entries: z.array(MetaEntry), boundAt: z.iso.datetime() }).nullable(),
  }),
  errors: ['under_construction'],
  example: {
    input: {},
    output: { binding: { name: 'Mara Lindqvist', entries: metaEntries, boundAt: '2026-01-01T09:00:00.000Z' } },
  },
});

export const metaRedirectUrl = defineCall({
  ...meta,
  name: 'metaRedirectUrl',
  path: '/v1/apAuth/metaRedirectUrl',
  summary: "Where to send the owner to bind the account; Meta returns the browser to the app's own /app/meta.",
  input: z.strictObject({ challenge: Verifier }),
  output: z.strictObject({ url: z.string() }),
  errors: ['under_construction'],
  example: {
    input: { challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    output: { url: 'https://www.facebook.com/v23.0/dialog/oauth?client_id=1&state=x' },
  },
});

export const metaCallback = defineCall({
  ...meta,
  name: 'metaCallback',
  path: '/v1/apAuth/metaCallback',
  caller: 'open',
  summary:
    'Binds the account with what Meta returned; the state is good once, for who began, in the browser that began.',
  input: z.strictObject({ code: z.string().min(1).max(1_000), state: z.string().min(1).max(60), verifier: Verifier }),
  output: z.strictObject({ name: z.string(), entries: z.array(MetaEntry) }),
  errors: ['under_construction', 'meta_state_invalid', 'meta_failed'],
  example: {
    input: { code: 'AQD4', state: 'BwcHBwcHBwcHBwcH', verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
    output: { name: 'Mara Lindqvist', entries: metaEntries },
  },
});

export const unbind = defineCall({
  ...meta,
  name: 'unbind',
  path: '/v1/apAuth/unbind',
  summary: 'Takes the consent back at Meta and forgets what it told.',
  input: z.strictObject({}),
  output: z.strictObject({ binding: z.null() }),
  errors: ['under_construction'],
  example: { input: {}, output: { binding: null } },
});

/** `access`: what the template is marked with; `isOpen`: whether the caller's plan includes it. */
const template = <Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.strictObject({ id: z.enum(ids), access: z.enum(['free', 'upgrade']), isOpen: z.boolean() });

export const getPersonalImageTemplate = defineCall({
  ...common,
  name: 'getPersonalImageTemplate',
  method: 'GET',
  path: '/v1/apTemplate/getPersonalImageTemplate',
  origin: 'spec',
  summary: 'The page and image templates, each Free or Upgrade, and those that the draft has.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({
    pages: z.array(template(templateIds)),
    images: z.array(template(imageTemplateIds)),
    chosen: z.strictObject({ page: z.enum(templateIds), image: z.enum(imageTemplateIds).nullable() }),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      pages: [{ id: 'professional', access: 'free', isOpen: true }],
      images: [{ id: 'hills', access: 'upgrade', isOpen: false }],
      chosen: { page: 'professional', image: null },
    },
  },
  effect: false,
  body: 'none',
});

export const saveTemplate = defineCall({
  ...common,
  name: 'saveTemplate',
  method: 'POST',
  path: '/v1/apTemplate/save',
  origin: 'spec',
  summary: 'Saves the chosen page or image template into the draft; a locked one needs the plan.',
  input: z.strictObject({
    version: z.number().int().nonnegative(),
    page: z.enum(templateIds).optional(),
    /** null: no image template. */
    image: z.enum(imageTemplateIds).nullable().optional(),
  }),
  output: SavedDraft,
  errors: ['conflict', 'template_locked'],
  example: {
    input: { version: 3, page: 'networking' },
    output: { version: 4, savedAt: example.time, status: 'editing' },
  },
  effect: true,
  body: 'json',
});

const mediaId = z.string().min(1).max(40);

/** A picture as the library shows it. */
export const LibraryPicture = MediaItem.extend({
  /** Whether the draft, the live page or a news entry shows it. */
  isUsed: z.boolean(),
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

export const page = defineCall({
  ...common,
  name: 'page',
  method: 'GET',
  path: '/v1/pageMedia/page',
  origin: 'spec',
  summary: 'The library, paged, newest first. The page size 99999999 gives all of mine, at most 1,000.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ media: z.array(LibraryPicture), total: z.number().int(), hasMore: z.boolean() }),
  errors: [],
  example: {
    input: {},
    output: { media: [{ ...example.mediaItem, isUsed: true }], total: 1, hasMore: false },
  },
  effect: false,
  orderBy: ['newest'],
  body: 'none',
});

export const getEnableList = defineCall({
  ...common,
  name: 'getEnableList',
  method: 'GET',
  path: '/v1/pageMedia/getEnableList',
  origin: 'spec',
  summary: 'The pictures of the library that are enabled, newest first: those that are offered when one is chosen.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ media: z.array(MediaItem) }),
  errors: [],
  example: { input: {}, output: { media: [example.mediaItem] } },
  effect: false,
  body: 'none',
});

export const enableMedia = defineCall({
  ...common,
  name: 'enableMedia',
  method: 'POST',
  path: '/v1/pageMedia/enableMedia',
  origin: 'ours',
  summary:
    'Enables a picture, or disables it: a disabled one stays in the library and wherever it is shown, and is no longer ' +
    'offered.',
  input: z.strictObject({ mediaId, isEnabled: z.boolean() }),
  output: MediaItem,
  errors: [],
  example: { input: { mediaId: '01J1', isEnabled: true }, output: example.mediaItem },
  effect: true,
  body: 'json',
});

export const removeMedia = defineCall({
  ...common,
  name: 'removeMedia',
  method: 'POST',
  path: '/v1/pageMedia/removeMedia',
  origin: 'ours',
  summary:
    'Moves a picture into the bin for 30 days; removing twice is removing once. A picture that the draft, the live page ' +
    'or a news entry shows is refused with `media_in_use`: a picture that somebody deletes must not go on being seen, ' +
    'and a page must not get a hole that nobody asked for.',
  input: z.strictObject({ mediaId }),
  output: z.strictObject({ removed: z.literal(true) }),
  errors: ['media_in_use'],
  example: { input: { mediaId: '01J1' }, output: { removed: true } },
  effect: true,
  body: 'json',
});

export const removeImagesBackground = defineCall({
  ...common,
  name: 'removeImagesBackground',
  method: 'POST',
  path: '/v1/tools/removeImagesBackground',
  origin: 'spec',
  summary:
    'A picture of the library with its background removed, as a new picture of the library; the first one stays as it is. ' +
    'The picture is sent to a model in the United States.',
  limits: backgroundRemoval,
  input: z.strictObject({ mediaId }),
  output: MediaItem,
  errors: ['picture_too_small', 'background_failed', 'library_full'],
  example: { input: { mediaId: '01J1' }, output: example.mediaItem },
  effect: true,
  body: 'json',
});

export const saveFilm = defineCall({
  ...common,
  name: 'saveFilm',
  method: 'POST',
  path: '/v1/pageMedia/saveFilm',
  origin: 'ours',
  summary:
    'Confirms the upload of a film: MP4 or WebM by what the file itself says, at most 30 MB, at most three minutes where ' +
    'the file tells. It is shown once the draft names it.',
  input: z.strictObject({ uploadId: z.string().max(40) }),
  output: FilmFile,
  errors: ['film_too_large', 'film_unknown', 'film_too_long'],
  example: {
    input: { uploadId: '01J0' },
    output: { filmId: '01J2', path: '/m/6b1f/01J2.mp4', type: 'video/mp4', bytes: 8_400_000, seconds: 42 },
  },
  effect: true,
  body: 'json',
});

export const saveCaptions = defineCall({
  ...common,
  name: 'saveCaptions',
  method: 'POST',
  path: '/v1/pageMedia/saveCaptions',
  origin: 'ours',
  summary: 'Keeps the captions of a film, in WebVTT. They are shown once the draft names them.',
  // Characters may take several bytes, and line ends are escaped.
  bodyBytes: 5 * MAX_CAPTIONS_LENGTH,
  input: z.strictObject({ text: z.string().max(MAX_CAPTIONS_LENGTH), language: z.enum(languageValues) }),
  output: Captions,
  errors: ['captions_unknown'],
  example: {
    input: { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Mara.\n', language: 'en_us' },
    output: { path: '/m/6b1f/01J3.vtt', language: 'en_us' },
  },
  effect: true,
  body: 'json',
});

export const readCv = defineCall({
  ...common,
  name: 'readCv',
  method: 'POST',
  path: '/v1/pageMedia/readCv',
  origin: 'ours',
  summary:
    'What a page can use of an uploaded CV (PDF), by rules and in the words of the file. Saves nothing; the upload is ' +
    'deleted.',
  limits: fileMaking,
  input: z.strictObject({ uploadId: z.string().max(40) }),
  output: CvPage,
  errors: ['pdf_encrypted', 'pdf_damaged', 'pdf_without_text', 'pdf_too_long'],
  example: {
    input: { uploadId: '01J0' },
    output: {
      displayName: 'Mara Lindqvist',
      title: 'Interior designer',
      location: 'Stockholm, Sweden',
      organisation: 'Studio Norr',
      aboutMe: 'I plan calm homes.',
      links: ['mailto:mara@example.com'],
      offers: ['Room plan'],
      features: [{ title: 'Founder', text: 'Studio Norr · 2019 – Present' }],
    },
  },
  effect: false,
  body: 'json',
});

/** What networks show of a link to the page. */
const linkPicture = z.strictObject({
  /** none: nothing is live. */
  state: z.enum(['none', 'drawing', 'drawn', 'failed']),
  /** Of the picture, once it is drawn. */
  url: z.string().nullable(),
});

export const getLinkPicture = defineCall({
  ...common,
  name: 'getLinkPicture',
  method: 'GET',
  path: '/v1/pageMedia/getLinkPicture',
  origin: 'ours',
  summary: 'How far the picture is that goes with a link to the live page, and where it is.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: linkPicture,
  errors: [],
  example: { input: {}, output: { state: 'drawn', url: 'https://xpage.example/mara/og-0a1b2c3d4e5f6071.jpg' } },
  effect: false,
  body: 'none',
});

export const drawLinkPicture = defineCall({
  ...common,
  name: 'drawLinkPicture',
  method: 'POST',
  path: '/v1/pageMedia/drawLinkPicture',
  origin: 'ours',
  summary:
    'Has the picture that goes with a link drawn again, after it failed; while it is being drawn nothing more happens.',
  limits: drawings,
  input: z.strictObject({}),
  output: linkPicture,
  errors: [],
  example: { input: {}, output: { state: 'drawing', url: null } },
  effect: true,
  body: 'json',
});

export const webPageScreenshot = defineCall({
  ...common,
  name: 'webPageScreenshot',
  method: 'POST',
  path: '/v1/wallproduct/webPageScreenshot',
  origin: 'spec',
  summary:
    "A picture or a PDF of the caller's own live page as visitors see it, for ten minutes at a signed address. The page is " +
    'named by its user name and, where it has several, its language; addresses are not taken, and pages of others are not there.',
  limits: drawings,
  input: z.strictObject({
    agentName: z.string().max(60),
    language: z.enum(languageValues).optional(),
    device: z.enum(['phone', 'desktop']),
    /** The first screen, or all of the page. */
    extent: z.enum(['screen', 'page']),
    format: z.enum(['png', 'jpeg', 'pdf']),
  }),
  output: z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['drawing_failed'],
  example: {
    input: { agentName: 'mara', device: 'phone', extent: 'screen', format: 'png' },
    output: { url: 'https://incoming.example.com/drawings/6b1f/01J0.png', expiresAt: '2026-01-01T09:10:00.000Z' },
  },
  effect: true,
  body: 'json',
});
