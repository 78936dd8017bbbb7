/**
 * The data map: for every kind of row, file and user what belongs to an account, and how it is found. Deletion and export
 * follow it and know nothing besides (SECURITY.md T68); a test fails when a kind of row is missing here.
 */
import { payWays } from '../../../shared/model/billing.ts';
import type { BucketName, TableName } from '../../../shared/model/resources.ts';
import { codePurposes } from '../accounts/verification-codes.ts';
import { agencyAgentKey, agencyKey, agentKeyOwnerKey, emailKey, phoneKey } from '../accounts/account-rows.ts';
import { waitingKey, waitingTokenKey } from '../accounts/waiting-list.ts';
import { orderKey, paymentKey } from '../billing/billing-rows.ts';
import { agencyNameKey, memberKey } from '../companies/company-rows.ts';
import { companyFolder } from '../documents/document-rows.ts';
import { insuranceReminderId } from '../insurance/application-rows.ts';
import { channelKey, domainKey } from '../insurance/channel-rows.ts';
import { wordingsFolder } from '../insurance/wording/wordings-folder.ts';
import { nameKey, previewKey } from '../pages/page-rows.ts';
import { complaintKey } from '../support/support-rows.ts';

export type Row = Record<string, unknown>;
export type Key = { pk: string; sk: string };

/**
 * What a row leads to: another row, or a partition. It goes before the row that leads to it. `owner`: whose partition it
 * is as a whole, where that is not the account but a product of its company.
 */
export type Lead = { table: TableName; key: Key } | { table: TableName; pk: string; owner?: string };

/**
 * - `partition`: its partition key is the prefix and the account's id; all of it is the account's. `index`: rows of other
 *   kinds that stand under this name and the account's id in the index by time.
 * - `led`: a row of the account leads to it. It is deleted only when it names the account, or is of a kind that
 *   names none (`isUnnamed`).
 * - `customer`: it is a customer's, and goes with them (../customers/finish-customer-deletion.ts).
 * - `time`: nothing leads to it; it is gone by its expiry, and filtered on reading until then.
 * - `nobody`: it names no account.
 */
export type Found =
  | { by: 'partition'; section: string; index?: string; leadsTo?(row: Row, accountId: string): Lead[] }
  | { by: 'led'; isUnnamed?: true; leadsTo?(row: Row, accountId: string): Lead[] }
  | { by: 'customer' }
  | { by: 'time'; withinSeconds: number }
  | { by: 'nobody'; because: string };

export type Kind = { table: TableName; prefix: string; what: string; found: Found };

const text = (row: Row, name: string): string => (typeof row[name] === 'string' ? row[name] : '');
const kindOf = (row: Row): string => text(row, 'sk').split('#', 1)[0] ?? '';
const endOf = (row: Row): string => text(row, 'sk').slice(kindOf(row).length + 1);
const codeKey = (purpose: string, address: string): Key => ({ pk: `CODE#${purpose}#${address}`, sk: 'CODE' });
const due = (id: string): Lead => ({ table: 'conversations', key: { pk: `DUE#${id}`, sk: 'DUE' } });

function ofAccount(row: Row, accountId: string): Lead[] {
  // A tie stands on both sides; seen from the other account's it leads nowhere.
  if (row['pk'] !== `ACC#${accountId}`) return [];
  switch (kindOf(row)) {
    case 'ACCOUNT':
      return ofRoot(row, accountId);
    case 'AGENT-KEY':
      return [{ table: 'accounts', key: agentKeyOwnerKey(text(row, 'key')) }];
    case 'AGENCY':
      return [{ table: 'accounts', key: agencyAgentKey(text(row, 'agencyId'), accountId) }];
    case 'AGENT':
      return [{ table: 'accounts', key: agencyKey(endOf(row)) }];
    default:
      return [];
  }
}

function ofRoot(row: Row, accountId: string): Lead[] {
  const [email, phone] = [text(row, 'email'), text(row, 'phone')];
  const companyId = text(row, 'companyId');
  const keys = [
    ...[email, phone].flatMap((address) => (address ? codePurposes.map((purpose) => codeKey(purpose, address)) : [])),
    ...(email ? [emailKey(email), waitingKey(email)] : []),
    ...(phone ? [phoneKey(phone)] : []),
  ];
  return [
    ...keys.map((key): Lead => ({ table: 'accounts', key })),
    ...(companyId ? [{ table: 'knowledge' as const, key: memberKey(companyId, accountId) }] : []),
    due(`REDRAW#${accountId}`),
    due(`LEVELS#${accountId}`),
    due(`HELD-LEADS#${accountId}`),
    due(`HELD-ALERT#${accountId}`),
    due(`RENEW#${accountId}`),
    due(`PLAN#${accountId}`),
  ];
}

function ofPage(row: Row): Lead[] {
  if (kindOf(row) === 'COMPLAINT') return [{ table: 'pages', key: complaintKey(endOf(row)) }];
  const preview = text(row, 'previewHash');
  return [
    ...namesIn(row).map((name): Lead => ({ table: 'pages', key: nameKey(name) })),
    ...(preview ? [{ table: 'pages' as const, key: previewKey(preview) }] : []),
  ];
}

/** The names that an account's page has, had, or is about to have, as one of its rows says. */
export function namesIn(row: Row): string[] {
  const pages = [row['draft'], row['page'], row['pending']] as ({ profile?: Row } | null | undefined)[];
  const named = pages.map((page) => text(page?.profile ?? {}, 'agentName'));
  return [...new Set([...named, text(row, 'liveName')])].filter((name) => name !== '');
}

function ofVisitors(row: Row, accountId: string): Lead[] {
  switch (kindOf(row)) {
    case 'CONV':
      return [{ table: 'conversations', pk: `CONV#${endOf(row)}` }];
    case 'LEAD':
      return [due(`LEAD-REMINDER#${accountId}#${endOf(row)}`)];
    case 'WEBHOOK':
      return [due(`WEBHOOK#${accountId}#${endOf(row)}`)];
    case 'LEAD-SETTINGS':
      return [{ table: 'accounts', key: codeKey('alert-phone', `${accountId}#${text(row, 'alertPhone')}`) }];
    default:
      return [];
  }
}

/** The accounts of members are not the company's: they lose their tie before (untie-members.ts). */
function ofCompany(row: Row): Lead[] {
  const agencyName = text(row, 'agencyName');
  return agencyName ? [{ table: 'knowledge', key: agencyNameKey(agencyName) }] : [];
}

/** What stands under a product's id as it does elsewhere under its owner's: conversations and answers. */
function ofDocumentProduct(row: Row): Lead[] {
  const owner = text(row, 'productId');
  return [
    { table: 'conversations', pk: `PAGE#${owner}`, owner },
    { table: 'pages', pk: `OWN#${owner}`, owner },
  ];
}

/** Products and channels of an insurer. */
function ofInsurer(row: Row): Lead[] {
  if (kindOf(row) === 'PRODUCT') return [{ table: 'insurance', pk: `PRODUCT#${endOf(row)}` }];
  return kindOf(row) === 'CHANNEL' ? [{ table: 'insurance', key: channelKey(endOf(row)) }] : [];
}

function ofChannel(row: Row): Lead[] {
  const domains = Array.isArray(row['domains']) ? row['domains'] : [];
  return domains.map((host): Lead => ({ table: 'insurance', key: domainKey(String(host)) }));
}

function ofInsuranceAgent(row: Row, accountId: string): Lead[] {
  return [due(insuranceReminderId(accountId, endOf(row).split('#').at(-1) ?? ''))];
}

function ofOrders(row: Row): Lead[] {
  const orderId = text(row, 'orderId');
  return orderId ? [{ table: 'billing', key: orderKey(orderId) }, due(`SETTLE#${orderId}`)] : [];
}

function ofPayment(row: Row): Lead[] {
  const [payWay, reference] = [payWays.find((way) => way === row['payWay']), text(row, 'reference')];
  return payWay && reference ? [{ table: 'billing', key: paymentKey(payWay, reference) }] : [];
}

const outbox = (table: TableName): Kind => ({
  table,
  prefix: 'OUTBOX',
  what: 'work that follows a change; done and deleted within minutes',
  found: { by: 'time', withinSeconds: 3_600 },
});

export const kinds: readonly Kind[] = [
  {
    table: 'accounts',
    prefix: 'ACC',
    what: 'account, consents, sessions, devices, known browsers, values, export, activity',
    found: { by: 'partition', section: 'account', index: 'OWNED', leadsTo: ofAccount },
  },
  { table: 'accounts', prefix: 'EMAIL', what: 'unique address', found: { by: 'led' } },
  { table: 'accounts', prefix: 'PHONE', what: 'unique number', found: { by: 'led' } },
  { table: 'accounts', prefix: 'CODE', what: 'verification code', found: { by: 'led', isUnnamed: true } },
  {
    table: 'accounts',
    prefix: 'WAITLIST',
    what: 'place of the address on the waiting list',
    found: {
      by: 'led',
      isUnnamed: true,
      leadsTo: (row) => [{ table: 'accounts', key: waitingTokenKey(text(row, 'token')) }],
    },
  },
  {
    table: 'accounts',
    prefix: 'WAITLIST-TOKEN',
    what: 'the token of that place',
    found: { by: 'led', isUnnamed: true },
  },
  { table: 'accounts', prefix: 'GOOGLE', what: 'account of Google that is tied to it', found: { by: 'led' } },
  { table: 'accounts', prefix: 'EMAIL-UNDO', what: 'way back to a former address', found: { by: 'led' } },
  { table: 'accounts', prefix: 'AGENT-KEY', what: 'account of a link key', found: { by: 'led' } },
  {
    table: 'accounts',
    prefix: 'HALF',
    what: 'user of a sign-up that was never finished',
    found: { by: 'nobody', because: 'No account ever came of it; the sweep of half sign-ups deletes it.' },
  },
  { table: 'accounts', prefix: 'GOOGLE-STATE', what: 'sign-in under way', found: { by: 'time', withinSeconds: 600 } },
  {
    table: 'accounts',
    prefix: 'GOOGLE-TICKET',
    what: 'who came from Google',
    found: { by: 'time', withinSeconds: 1_800 },
  },
  { table: 'accounts', prefix: 'WEBAUTHN', what: 'challenge of a passkey', found: { by: 'time', withinSeconds: 300 } },
  {
    table: 'accounts',
    prefix: 'CHALLENGE',
    what: 'second factor asked for',
    found: { by: 'time', withinSeconds: 180 },
  },
  {
    table: 'accounts',
    prefix: 'STAFF',
    what: 'session of one of the staff',
    found: { by: 'time', withinSeconds: 3_600 },
  },
  { table: 'accounts', prefix: 'TICKET', what: 'one-use ticket', found: { by: 'time', withinSeconds: 60 } },
  { table: 'accounts', prefix: 'META-STATE', what: 'binding under way', found: { by: 'time', withinSeconds: 600 } },
  outbox('accounts'),

  {
    table: 'pages',
    prefix: 'OWN',
    what: 'page, assistant, news, products, pictures, languages, answers, bin, suspension',
    found: { by: 'partition', section: 'page', leadsTo: ofPage },
  },
  {
    table: 'pages',
    prefix: 'ACTS',
    what: 'what staff did about it, and their sessions',
    found: { by: 'partition', section: 'support' },
  },
  { table: 'pages', prefix: 'NAME', what: 'name of the page', found: { by: 'led' } },
  { table: 'pages', prefix: 'PREVIEW', what: 'preview link', found: { by: 'led' } },
  { table: 'pages', prefix: 'COMPLAINT', what: 'complaint about the page, or appeal', found: { by: 'led' } },
  outbox('pages'),

  {
    table: 'conversations',
    prefix: 'PAGE',
    what: 'conversations, leads, figures, gaps, alerts, webhook deliveries, use of the plan',
    found: { by: 'partition', section: 'visitors', leadsTo: ofVisitors },
  },
  { table: 'conversations', prefix: 'CONV', what: 'what was said in a conversation', found: { by: 'led' } },
  {
    table: 'conversations',
    prefix: 'DUE',
    what: 'reminders and other work for later',
    found: { by: 'led', isUnnamed: true },
  },
  { table: 'conversations', prefix: 'VISIT', what: 'a counted visit', found: { by: 'time', withinSeconds: 172_800 } },
  {
    table: 'conversations',
    prefix: 'VISITOR',
    what: 'that a visitor came on a day',
    found: { by: 'time', withinSeconds: 93_600 },
  },
  { table: 'conversations', prefix: 'SALT', what: 'salt of a day', found: { by: 'time', withinSeconds: 93_600 } },
  outbox('conversations'),

  {
    table: 'billing',
    prefix: 'ACC',
    what: 'paying customer, subscription, events, invoices',
    found: { by: 'partition', section: 'billing', index: 'ORDERS', leadsTo: ofOrders },
  },
  { table: 'billing', prefix: 'ORDER', what: 'order', found: { by: 'led', leadsTo: ofPayment } },
  { table: 'billing', prefix: 'PAYMENT', what: "order of a provider's payment", found: { by: 'led', isUnnamed: true } },
  {
    table: 'billing',
    prefix: 'PROVIDER-EVENT',
    what: 'event of a provider that was worked on',
    found: { by: 'nobody', because: 'It holds the id of the event alone.' },
  },
  {
    table: 'billing',
    prefix: 'INVOICE-NUMBER',
    what: 'number of the last invoice of a year',
    found: { by: 'nobody', because: 'It is a counter.' },
  },
  {
    table: 'billing',
    prefix: 'KEPT',
    what: 'invoice of a deleted account',
    found: { by: 'nobody', because: 'Its pseudonym leads to no account any more; law demands it for ten years.' },
  },
  outbox('billing'),

  {
    table: 'knowledge',
    prefix: 'COMPANY',
    what: 'company, members, invitations, products, documents, summaries, questions to learn by',
    found: { by: 'partition', section: 'company', index: 'COMPANY-PRODUCTS', leadsTo: ofCompany },
  },
  {
    table: 'knowledge',
    prefix: 'PRODUCT',
    what: 'company of a product, also of a removed one',
    found: { by: 'led', leadsTo: ofDocumentProduct },
  },
  { table: 'knowledge', prefix: 'AGENCY', what: 'company of an agency name', found: { by: 'led' } },
  {
    table: 'knowledge',
    prefix: 'LEARNER',
    what: 'tests, repetitions and levels of an agent, which name the company by its id alone',
    found: { by: 'partition', section: 'learning' },
  },
  outbox('knowledge'),

  {
    table: 'insurance',
    prefix: 'INSURER',
    what: 'products, channels, vouchers and exclusion list of an insurer',
    found: { by: 'partition', section: 'insurance', index: 'APPLICATIONS', leadsTo: ofInsurer },
  },
  {
    table: 'insurance',
    prefix: 'SPREADER',
    what: 'that products were passed on',
    found: { by: 'partition', section: 'insurance-spread' },
  },
  {
    table: 'insurance',
    prefix: 'PRODUCT',
    what: 'insurance product: versions, texts, wordings',
    found: { by: 'led', isUnnamed: true },
  },
  {
    table: 'insurance',
    prefix: 'APPLICATION',
    what: 'application to an insurer, with its quote; of a customer what is no policy goes with them',
    found: { by: 'led' },
  },
  { table: 'insurance', prefix: 'CHANNEL', what: 'sales channel', found: { by: 'led', leadsTo: ofChannel } },
  { table: 'insurance', prefix: 'DOMAIN', what: 'channel of a web domain', found: { by: 'led', isUnnamed: true } },
  {
    table: 'insurance',
    prefix: 'POLICY',
    what: 'policy of a customer, and what happened to it',
    found: {
      by: 'nobody',
      because:
        'Law demands it for seven years after its end; of its agent it keeps an id that leads nowhere, and the name.',
    },
  },
  {
    table: 'insurance',
    prefix: 'POLICY-NUMBER',
    what: 'policy of a number',
    found: { by: 'nobody', because: 'It says that the number is taken.' },
  },
  {
    table: 'insurance',
    prefix: 'POLICY-ORDER',
    what: 'order for an application',
    found: { by: 'nobody', because: 'It is what a policy was paid with, and goes with the policy.' },
  },
  {
    table: 'insurance',
    prefix: 'POLICY-PAYMENT',
    what: "order of a provider's payment for a policy",
    found: { by: 'nobody', because: 'It names an order, and goes with it.' },
  },
  {
    table: 'insurance',
    prefix: 'LAST-NUMBER',
    what: 'count of policies and orders',
    found: { by: 'nobody', because: 'It is a counter.' },
  },
  {
    table: 'insurance',
    prefix: 'AGENT',
    what: "which applications and policies are those of an agent's customers, with the agent's reminders",
    found: { by: 'partition', section: 'insurance-agent', leadsTo: ofInsuranceAgent },
  },
  {
    table: 'insurance',
    prefix: 'DOCUMENT-TOKEN',
    what: 'who may open documents of a policy',
    found: { by: 'time', withinSeconds: 600 },
  },
  {
    table: 'insurance',
    prefix: 'DOCUMENT-DOOR',
    what: 'wrong answers at a document centre',
    found: { by: 'time', withinSeconds: 86_400 },
  },
  {
    table: 'insurance',
    prefix: 'CUSTOMER',
    what: 'customer: details, sessions, known browsers, answers about marketing, and which policies are bound to them',
    found: { by: 'customer' },
  },
  {
    table: 'insurance',
    prefix: 'APPLICANT',
    what: 'application that was begun with an address, and lapses with it',
    found: { by: 'customer' },
  },
  {
    table: 'insurance',
    prefix: 'HOLDER',
    what: 'policy that was bought with an address',
    found: { by: 'nobody', because: 'It leads to a policy, and goes with it.' },
  },
  {
    table: 'insurance',
    prefix: 'EMAIL',
    what: 'unique address of a customer',
    found: { by: 'customer' },
  },
  {
    table: 'insurance',
    prefix: 'CODE',
    what: 'verification code of a customer',
    found: { by: 'time', withinSeconds: 600 },
  },
  {
    table: 'insurance',
    prefix: 'HALF',
    what: 'user of a sign-up that was never finished',
    found: { by: 'nobody', because: 'No customer ever came of it; the sweep of half sign-ups deletes it.' },
  },
  outbox('insurance'),

  {
    table: 'requests',
    prefix: 'LIMIT',
    what: 'counter of a limit, by a hash',
    found: { by: 'time', withinSeconds: 7_200 },
  },
  {
    table: 'requests',
    prefix: 'TRIES',
    what: 'wrong passwords of one client at one account, by a hash',
    found: { by: 'time', withinSeconds: 86_400 },
  },
  {
    table: 'requests',
    prefix: 'ONCE',
    what: 'answer to an effect, for its repetition',
    found: { by: 'time', withinSeconds: 86_400 },
  },
];

/** Where the rows of an account begin, in the order in which they go. The account's own row is the root of all and goes last. */
export const partitionsOf = (accountId: string): { kind: Kind; table: TableName; pk: string; section: string }[] =>
  (['conversations', 'billing', 'knowledge', 'insurance', 'pages', 'accounts'] as const).flatMap((table) =>
    kinds.flatMap((kind) =>
      kind.table === table && kind.found.by === 'partition'
        ? [{ kind, table, pk: `${kind.prefix}#${accountId}`, section: kind.found.section }]
        : [],
    ),
  );

export function kindOfKey(table: TableName, pk: string): Kind {
  const prefix = pk.split('#', 1)[0] ?? '';
  const kind = kinds.find((one) => one.table === table && one.prefix === prefix);
  if (!kind) throw new Error(`The data map knows no rows ${prefix}# in the table ${table}: add them.`);
  return kind;
}

/** `exportedTo`: the folder of an export that they go to; what has none is a passing copy of something else. */
type Folder = { bucket: BucketName; prefix: string; what: string; exportedTo?: 'pictures' | 'invoices' | 'documents' };

/** Files of an account, by the beginning of their names. */
export const foldersOf = (accountId: string): Folder[] => [
  { bucket: 'media', prefix: `m/${accountId}/`, what: 'pictures and films', exportedTo: 'pictures' },
  { bucket: 'incoming', prefix: `photos/${accountId}/`, what: 'uploads' },
  { bucket: 'incoming', prefix: `cvs/${accountId}/`, what: 'CVs that were read' },
  { bucket: 'incoming', prefix: `documents/${accountId}/`, what: 'documents that were uploaded' },
  { bucket: 'incoming', prefix: `drawings/${accountId}/`, what: 'pictures of the page' },
  { bucket: 'documents', prefix: `exports/${accountId}/`, what: 'exports' },
  { bucket: 'documents', prefix: `invoices/${accountId}/`, what: 'invoices as PDF', exportedTo: 'invoices' },
  { bucket: 'documents', prefix: companyFolder(accountId), what: 'documents of products', exportedTo: 'documents' },
  { bucket: 'documents', prefix: wordingsFolder(accountId), what: 'policy wordings as PDF' },
];

/** Files of a live page, which stand under its name. */
export const pageFolder = (agentName: string): { bucket: BucketName; prefix: string } => ({
  bucket: 'pages',
  prefix: `live/${agentName}/`,
});
