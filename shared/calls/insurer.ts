/** The insurer's side of the catalogue: products, channels, vouchers and exclusion list of a company. */
import * as z from 'zod';
import { Channel, ChannelContent } from '../insurance/channel.ts';
import {
  ExcludedPerson,
  InsurerProduct,
  insurerUploadPurposes,
  InsurerVoucher,
  InsurerVoucherContent,
} from '../insurance/insurer.ts';
import { FileId } from '../insurance/uploads.ts';
import { defineCall } from './define-call.ts';
import { fileMaking, ownerRead, ownerWrite } from './limits.ts';

const common = {
  group: 'insurance-catalogue',
  caller: 'owner',
  companyRight: 'edit-products',
  origin: 'ours',
  plan: 'any',
  bodyBytes: 65_536,
  errors: [],
  streaming: false,
  bodyHash: false,
  orderBy: null,
} as const;
const read = {
  ...common,
  method: 'GET',
  limits: ownerRead,
  effect: false,
  body: 'none',
  input: z.strictObject({}),
} as const;
const write = { ...common, method: 'POST', limits: ownerWrite, effect: true, body: 'json' } as const;

const product: z.infer<typeof InsurerProduct> = {
  code: 'travel-hk',
  name: 'Wayfarer Travel',
  line: 'travel',
  country: 'HK',
  languages: ['en_us', 'zh_hk'],
  version: 2,
  publishedAt: '2026-01-01T09:00:00.000Z',
  onSale: { from: '2026-01-01', until: null },
  isOnSale: true,
};
const content: z.infer<typeof ChannelContent> = {
  channelCode: 'harbour-vale',
  name: 'Harbour & Vale',
  products: ['travel-hk'],
  languages: ['en_us', 'zh_hk'],
  domains: ['travel.example.com'],
  isDirect: true,
  isOn: true,
};
const channel = { ...content, companyId: '01JGFJJZ00000000000000000C', updatedAt: '2026-01-01T09:00:00.000Z' };
const voucher: z.infer<typeof InsurerVoucherContent> = {
  code: 'GO10',
  percent: 10,
  amount: null,
  from: '2026-01-01',
  until: '2026-12-31',
  products: null,
  channels: null,
  uses: 1_000,
};
const exampleUploadId = '01JGFJJZ00000000000000000F';

export const getInsurerProducts = defineCall({
  ...read,
  name: 'getInsurerProducts',
  path: '/v1/insurer/getInsurerProducts',
  summary: 'The company’s insurance products, with the version of each that is sold now.',
  output: z.strictObject({ products: z.array(InsurerProduct) }),
  example: { input: {}, output: { products: [product] } },
});

export const beginInsurerUpload = defineCall({
  ...write,
  name: 'beginInsurerUpload',
  path: '/v1/insurer/beginInsurerUpload',
  summary: 'A POST policy for ten minutes for a product as one JSON file, or for rows of the exclusion list as CSV.',
  limits: fileMaking,
  effect: false,
  errors: ['plan_needed'],
  input: z.strictObject({ purpose: z.enum(insurerUploadPurposes) }),
  output: z.strictObject({
    uploadId: FileId,
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    expiresAt: z.iso.datetime(),
  }),
  example: {
    input: { purpose: 'product' },
    output: {
      uploadId: exampleUploadId,
      url: 'https://incoming.example.com/',
      fields: { key: 'insurers/6b1f/01J0' },
      expiresAt: '2026-01-01T09:10:00.000Z',
    },
  },
});

export const publishInsurerProduct = defineCall({
  ...write,
  name: 'publishInsurerProduct',
  path: '/v1/insurer/publishInsurerProduct',
  summary:
    'Publishes an uploaded product as its next version, which is sold from then on and never changes; or says what is wrong ' +
    'with it and publishes nothing. The same file again changes nothing.',
  limits: fileMaking,
  errors: ['plan_needed', 'conflict', 'version_published', 'upload_too_large', 'file_unreadable'],
  input: z.strictObject({ uploadId: FileId }),
  output: z.strictObject({ product: InsurerProduct.nullable(), problems: z.array(z.string()) }),
  example: { input: { uploadId: exampleUploadId }, output: { product, problems: [] } },
});

export const getInsurerChannels = defineCall({
  ...read,
  name: 'getInsurerChannels',
  path: '/v1/insurer/getInsurerChannels',
  summary: 'The company’s sales channels, also those that are off.',
  output: z.strictObject({ channels: z.array(Channel) }),
  example: { input: {}, output: { channels: [channel] } },
});

export const saveInsurerChannel = defineCall({
  ...write,
  name: 'saveInsurerChannel',
  path: '/v1/insurer/saveInsurerChannel',
  summary: 'Opens a sales channel under its code, or saves one of the company’s anew. A domain belongs to one channel.',
  errors: ['plan_needed', 'conflict', 'channel_taken'],
  input: z.strictObject({ channel: ChannelContent }),
  output: z.strictObject({ channel: Channel }),
  example: { input: { channel: content }, output: { channel } },
});

export const getInsurerVouchers = defineCall({
  ...read,
  name: 'getInsurerVouchers',
  path: '/v1/insurer/getInsurerVouchers',
  summary: 'The company’s vouchers, and how often each was used.',
  output: z.strictObject({ vouchers: z.array(InsurerVoucher) }),
  example: { input: {}, output: { vouchers: [{ ...voucher, used: 12 }] } },
});

export const saveInsurerVoucher = defineCall({
  ...write,
  name: 'saveInsurerVoucher',
  path: '/v1/insurer/saveInsurerVoucher',
  summary: 'Makes a voucher, or saves one anew; how often it was used stays.',
  errors: ['plan_needed'],
  input: z.strictObject({ voucher: InsurerVoucherContent }),
  output: z.strictObject({ voucher: InsurerVoucher }),
  example: { input: { voucher }, output: { voucher: { ...voucher, used: 0 } } },
});

export const getInsurerExclusions = defineCall({
  ...read,
  name: 'getInsurerExclusions',
  path: '/v1/insurer/getInsurerExclusions',
  summary: 'How many persons are on the company’s exclusion list. Who they are is not kept.',
  output: z.strictObject({ count: z.number().int() }),
  example: { input: {}, output: { count: 128 } },
});

export const saveInsurerExclusions = defineCall({
  ...write,
  name: 'saveInsurerExclusions',
  path: '/v1/insurer/saveInsurerExclusions',
  summary:
    'Adds persons to the exclusion list, or takes them off it: written down, or as an uploaded CSV file with the columns ' +
    'first name, last name, birth (YYYY-MM-DD) and id number. Adding somebody twice is adding them once.',
  errors: ['plan_needed', 'upload_too_large', 'file_unreadable'],
  input: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('add'), persons: z.array(ExcludedPerson).min(1).max(100) }),
    z.strictObject({ action: z.literal('remove'), persons: z.array(ExcludedPerson).min(1).max(100) }),
    z.strictObject({ action: z.literal('add-file'), uploadId: FileId }),
  ]),
  output: z.strictObject({ persons: z.number().int(), count: z.number().int() }),
  example: {
    input: { action: 'add', persons: [{ firstName: 'Ana', lastName: 'Kolar', birth: '1980-04-30' }] },
    output: { persons: 1, count: 129 },
  },
});
