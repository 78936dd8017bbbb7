/** An account with a row of every kind that the headers declare, each with a word that nobody else has. */
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { emailKey, phoneKey } from '../../functions/domain/accounts/account-rows.ts';
import { waitingKey, waitingTokenKey } from '../../functions/domain/accounts/waiting-list.ts';
import { orderKey, paymentKey } from '../../functions/domain/billing/billing-rows.ts';
import {
  conversationKey,
  leadKey,
  lineKey,
  messageKey,
} from '../../functions/domain/conversations/conversation-rows.ts';
import { agencyNameKey } from '../../functions/domain/companies/company-rows.ts';
import { productOwnerKey } from '../../functions/domain/documents/document-rows.ts';
import {
  agentApplicationKey,
  insuranceReminderId,
  referredKey,
} from '../../functions/domain/insurance/application-rows.ts';
import { channelKey, domainKey, insurerChannelKey } from '../../functions/domain/insurance/channel-rows.ts';
import {
  excludedKey,
  insurerProductKey,
  productKey,
  textsKey,
  versionKey,
} from '../../functions/domain/insurance/product-rows.ts';
import { nameKey, previewKey } from '../../functions/domain/pages/page-rows.ts';
import { complaintKey, complaintMarkKey } from '../../functions/domain/support/support-rows.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { tableNames, type TableName } from '../../shared/model/resources.ts';
import { accountRow, pageRow, publicPage } from './rows.ts';
import { declaredRows } from './row-headers.ts';

type Row = Record<string, unknown>;

const details = (canary: string) => ({
  billingEmail: `${canary}@example.com`,
  name: canary,
  company: '',
  vatNumber: '',
  addressLine: canary,
  city: canary,
  postcode: '1',
  country: 'SE',
});

const money = { amount: 1_200, currency: 'EUR' };

export const invoiceOf = (accountId: string, canary: string, changes: Row = {}): Row => ({
  invoiceId: 'inv1',
  accountId,
  orderId: `order-${accountId}`,
  number: 'XP-2026-000001',
  planId: 'individual',
  cycle: 'monthly',
  periodStart: '2026-01-01T00:00:00.000Z',
  periodEnd: '2026-02-01T00:00:00.000Z',
  billedAt: '2026-01-01T00:00:00.000Z',
  net: money,
  vat: money,
  vatPercent: 20,
  isReverseCharge: false,
  total: money,
  payWay: 'card',
  status: 'paid',
  details: details(canary),
  language: 'en_us',
  file: `invoices/${accountId}/inv1.pdf`,
  ...changes,
});

const tieOf = (agentId: string, agencyId: string, email: string): Row => ({
  ...{ state: 'bound', agentId, agencyId, email },
  ...{ requestId: 'r1', since: '2026-01-01T00:00:00.000Z' },
});

/** What single kinds of rows need besides the word, to be read by the code. */
function contentOf(accountId: string, canary: string): Record<string, Row> {
  const email = `${canary.toLowerCase()}@example.com`;
  const page = publicPage({ agentName: `${canary.toLowerCase()}old` });
  return {
    'accounts ACCOUNT': { ...accountRow({ accountId, email, phone: '+4670123' + accountId.slice(-4) }) },
    'accounts AGENCY': tieOf(accountId, `agency-of-${accountId}`, email),
    'accounts AGENT': tieOf(`agent-of-${accountId}`, accountId, email),
    'pages PAGE': {
      ...pageRow({ liveName: `${canary.toLowerCase()}live`, previewHash: `preview-${canary}`, status: 'live' }),
    },
    'pages PUBLISHED': { page },
    'billing INVOICE': invoiceOf(accountId, canary),
    'billing CUSTOMER': {
      accountId,
      details: details(canary),
      stripeCustomerId: null,
      cards: [],
      wallet: null,
      paypal: null,
    },
    'billing SUBSCRIPTION': { status: 'active', version: 1 },
    'knowledge COMPANY': { companyId: accountId, agencyName: `agency-${canary}` },
    'knowledge PRODUCT': { productId: 'p', name: 'Travel / cover' },
    'knowledge FILE': { companyId: accountId, productId: 'p', fileId: 'f', name: 'terms.pdf', readyVersion: 2 },
    'knowledge MEMBER': { accountId: `member-of-${accountId}`, role: 'editor', since: '2026-01-01T00:00:00.000Z' },
    'billing OPEN-ORDER': { orderId: `open-${accountId}` },
  };
}

/** Rows that others lead to. */
function ledRows(accountId: string, canary: string): [TableName, Row][] {
  const name = canary.toLowerCase();
  const email = `${name}@example.com`;
  const phone = '+4670123' + accountId.slice(-4);
  const conversation = `conv-${accountId}`;
  return [
    ['accounts', { ...emailKey(email), accountId, status: 'active' }],
    ['accounts', { ...phoneKey(phone), accountId, status: 'active' }],
    ['accounts', { pk: `CODE#delete-account#${email}`, sk: 'CODE' }],
    ['accounts', { pk: `CODE#alert-phone#${accountId}#+46701`, sk: 'CODE' }],
    ['accounts', { ...waitingKey(email), token: `token-${canary}` }],
    ['accounts', { ...waitingTokenKey(`token-${canary}`), email }],
    ['pages', { ...nameKey(`${name}live`), agentName: `${name}live`, accountId, renamedTo: null }],
    ['pages', { ...nameKey(`${name}old`), agentName: `${name}old`, accountId, renamedTo: `${name}live` }],
    ['pages', { ...previewKey(`preview-${canary}`), accountId }],
    ['pages', { ...complaintKey(`complaint-${accountId}`), accountId }],
    ['pages', complaintMarkKey(accountId, `complaint-${accountId}`)],
    ['conversations', conversationKey(accountId, conversation)],
    ['conversations', { ...messageKey(conversation, 'm1'), accountId }],
    ['conversations', { ...lineKey(accountId, conversation, 'l1'), accountId }],
    ['conversations', leadKey(accountId, 'lead1')],
    ['conversations', { pk: `PAGE#${accountId}`, sk: 'LEAD-SETTINGS', alertPhone: '+46701' }],
    ['conversations', { pk: `DUE#LEAD-REMINDER#${accountId}#lead1`, sk: 'DUE' }],
    ['insurance', { ...agentApplicationKey(accountId, '2026', 'application1'), remindAt: '2026', canary }],
    ['conversations', { pk: `DUE#${insuranceReminderId(accountId, 'application1')}`, sk: 'DUE' }],
    ['insurance', { ...referredKey(accountId, 'application1'), applicationId: 'application1' }],
    ['conversations', { pk: `DUE#REDRAW#${accountId}`, sk: 'DUE' }],
    ['conversations', { pk: `DUE#HELD-LEADS#${accountId}`, sk: 'DUE' }],
    ['billing', { ...orderKey(`order-${accountId}`), accountId, payWay: 'card', reference: `pi-${canary}` }],
    ['billing', { ...orderKey(`open-${accountId}`), accountId, payWay: 'gopay', reference: null }],
    ['billing', { ...paymentKey('card', `pi-${canary}`), orderId: `order-${accountId}` }],
    ['knowledge', { ...agencyNameKey(`agency-${canary}`), companyId: accountId }],
    ['knowledge', ownedProduct(accountId, canary)],
    ['conversations', { pk: `PAGE#product-${canary}`, sk: 'CONV#of-product' }],
    ['conversations', { ...messageKey('of-product', 'm1'), accountId: `product-${canary}` }],
    ['pages', { pk: `OWN#product-${canary}`, sk: 'ANSWER#a1' }],
    ...insurerRows(accountId, canary),
    [
      'billing',
      {
        ...orderKey(`failed-${accountId}`),
        accountId,
        payWay: 'card',
        reference: null,
        gsiPk: `ORDERS#${accountId}`,
        gsiSk: '2026',
      },
    ],
  ];
}

/** A product and a channel of an insurer, whose texts and domains name nobody. */
function insurerRows(companyId: string, canary: string): [TableName, Row][] {
  const [code, host] = [`product-${canary}`, `${canary}.example.com`];
  return [
    ['insurance', { ...insurerProductKey(companyId, code), code }],
    ['insurance', { ...productKey(code), code, companyId }],
    ['insurance', { ...versionKey(code, 1), definition: {} }],
    ['insurance', { ...textsKey(code, 1, 'en_us'), texts: {} }],
    ['insurance', { ...insurerChannelKey(companyId, code), channelCode: code }],
    ['insurance', { ...channelKey(code), companyId, domains: [host] }],
    ['insurance', { ...domainKey(host), channelCode: code }],
    ['insurance', excludedKey(companyId, 'mark')],
  ];
}

/** As it stays when a product is removed. */
const ownedProduct = (accountId: string, canary: string): Row => ({
  ...productOwnerKey(`product-${canary}`),
  ...{ productId: `product-${canary}`, companyId: accountId, isRemoved: true },
  ...{ gsiPk: `COMPANY-PRODUCTS#${accountId}`, gsiSk: `product-${canary}` },
});

/** A row of every kind below the account's own partitions, and all that they lead to. Answers how many. */
export async function writeWholeAccount(accountId: string, canary: string): Promise<number> {
  const contents = contentOf(accountId, canary);
  const own = declaredRows()
    .filter(({ pk }) => /^(?:(?:ACC|OWN|ACTS|PAGE)#<account>|COMPANY#<company>)$/.test(pk))
    .map(({ table, pk, sk }): [TableName, Row] => {
      const kind = sk.split('#', 1)[0] ?? '';
      const key = { pk: pk.replace(/<account>|<company>/, accountId), sk: sk.replaceAll(/<[^>]*>/g, 'x') };
      return [table, { ...contents[`${table} ${kind}`], ...key }];
    });
  const rows = [...own, ...ledRows(accountId, canary)];
  for (const [TableName, row] of rows) {
    await dynamo.send(new PutCommand({ TableName, Item: { ...row, canary } }));
  }
  return new Set(rows.map(([table, { pk, sk }]) => `${table} ${String(pk)} ${String(sk)}`)).size;
}

/** Every row of every table in which the text stands, wherever in it. */
export async function rowsWith(...texts: string[]): Promise<Row[]> {
  const all = await Promise.all(
    tableNames.map(async (TableName) => {
      const { Items: items = [] } = await dynamo.send(new ScanCommand({ TableName }));
      return items.map((item) => ({ table: TableName, ...item }));
    }),
  );
  return all
    .flat()
    .filter((row) => texts.some((text) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase())));
}
