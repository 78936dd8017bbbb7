/** What is worth protecting, and where it lies. */

export type Asset = {
  name: string;
  /** Tables, buckets, services. */
  lies: string;
  /** What it would mean to lose it, to have it read, or to have it changed. */
  harm: string;
};

export const assets = {
  accounts: {
    name: 'Accounts and the ways into them',
    lies: 'table `accounts`, pools `owners` and `customers`',
    harm: 'somebody else is the owner of the page, its leads and its money',
  },
  sessions: {
    name: 'Sessions and tokens',
    lies: 'rows `SESSION#`, tokens in local storage, enrolled browsers',
    harm: 'somebody acts as the owner until the session ends',
  },
  staff: {
    name: 'The powers of staff',
    lies: 'pool `staff`, rows `STAFF#` and `ACT#`',
    harm: 'accounts are looked at, suspended, or paid back without a reason',
  },
  leads: {
    name: 'Leads',
    lies: 'table `conversations`, mails, webhooks, messages to phones',
    harm: 'names and numbers of people who trusted an owner',
  },
  conversations: {
    name: 'Conversations and figures',
    lies: 'table `conversations`, sixty days',
    harm: 'what visitors asked; figures that say what never happened',
  },
  documents: {
    name: 'Documents of companies and what was read of them',
    lies: 'bucket `documents`, table `knowledge`, S3 Vectors',
    harm: 'a company’s own words before another company, or gone',
  },
  policies: {
    name: 'Policies, applications and their documents',
    lies: 'table `insurance`, bucket `documents`',
    harm: 'births, addresses and health of families; cover that nobody paid for',
  },
  payments: {
    name: 'Payments, orders and invoices',
    lies: 'table `billing`, rows `POLICY-ORDER#`, the providers',
    harm: 'money that is taken twice, in another amount, or not at all',
  },
  keys: {
    name: 'Keys and secrets',
    lies: 'Secrets Manager under a key of the stage; never in code, template or log',
    harm: 'everything that rests on them: signatures, hashed codes, sealed keys, providers',
  },
  pages: {
    name: 'Live pages and their names',
    lies: 'buckets `pages` and `media`, table `pages`',
    harm: 'script in the browsers of visitors, a page in another’s name',
  },
  spending: {
    name: 'Money that is spent on models, messages and machines',
    lies: 'Bedrock, SMS and WhatsApp, Lambda; budgets and alarms',
    harm: 'a bill without an end, or a service that stops at its limit',
  },
  logs: {
    name: 'Logs',
    lies: 'CloudWatch, the firewall’s and the edge’s logs, sixty days',
    harm: 'what people typed, or a trail that somebody has bent',
  },
  backups: {
    name: 'Backups and what was promised to be deleted',
    lies: 'AWS Backup, point-in-time recovery, tombstones',
    harm: 'data that is lost, or that comes back after its deletion',
  },
  service: {
    name: 'The service itself',
    lies: 'all of it',
    harm: 'nobody reaches a page, a chat or a payment',
  },
} as const satisfies Record<string, Asset>;

export type AssetId = keyof typeof assets;
