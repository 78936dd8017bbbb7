/** Ways in that are no calls. Those that are calls come from the registry (call-entrances.ts). */

export type Door = {
  name: string;
  /** What comes in by it, from whom. */
  takes: string;
  /** Where it stands. */
  code: readonly string[];
};

export const doors = {
  edge: {
    name: 'The edge: pages, files, headers that say who the viewer is',
    takes: 'every request of every browser; paths become keys of buckets, the viewer’s address becomes a header',
    code: ['infra/edge-functions/page-request.js', 'infra/edge-functions/api-request.js', 'infra/stacks/site.ts'],
  },
  'page-fallback': {
    name: 'The function behind pages that are not there',
    takes: 'any path of a page, without signature or token',
    code: ['functions/edge/page-fallback/index.ts'],
  },
  'provider-webhooks': {
    name: 'Webhooks of payment providers',
    takes: 'events of Stripe, PayPal and Midtrans, over the raw body',
    code: ['functions/domain/billing/webhooks/take-provider-event.ts'],
  },
  uploads: {
    name: 'Uploads to S3',
    takes: 'one file for one key, one type and one size, for ten minutes, straight from the browser',
    code: ['functions/kit/sign-upload.ts', 'infra/constructs/app-buckets.ts'],
  },
  downloads: {
    name: 'Signed addresses of files',
    takes: 'whoever has the address, for minutes',
    code: ['functions/domain/lifecycle/export-files.ts', 'functions/domain/insurance/files/stored-files.ts'],
  },
  'user-pools': {
    name: 'The user pools’ own interface',
    takes: 'refresh tokens, straight from the browser; everything else needs rights of our functions',
    code: ['infra/constructs/account-pool.ts', 'web/lib/tokens/amplify-refresher.ts'],
  },
  'provider-returns': {
    name: 'Returns from Google, Meta and payment pages',
    takes: 'codes, states and references in the address, which anybody can type',
    code: ['functions/domain/google/google-sign-in.ts', 'functions/domain/meta/binding.ts'],
  },
  'mail-links': {
    name: 'Links in mails',
    takes: 'whoever has the mail: undo, unsubscribe, invitation, instalment, quote',
    code: ['functions/domain/accounts/link-token.ts'],
  },
  'guest-tokens': {
    name: 'Tokens of domains and applications',
    takes: 'anybody who names a domain or an application; they say where a guest comes from',
    code: ['functions/domain/insurance/channel-token.ts', 'functions/domain/accounts/guest-token.ts'],
  },
  'embed-script': {
    name: 'The chat on other websites',
    takes: 'a frame that any site may hold, and words between two windows',
    code: ['web/pages/product-chat/embed.ts', 'web/pages/product-chat/frame.ts'],
  },
  'mobile-host': {
    name: 'The web view of the mobile app',
    takes: 'tokens from a host that proves its origin',
    code: ['web/lib/host-bridge.ts'],
  },
  'browser-storage': {
    name: 'What the browser keeps',
    takes: 'tokens, the signing session, the lock and remembered credentials, for whoever has the device',
    code: ['web/lib/tokens/token-store.ts', 'web/lib/remembered-sign-in.ts', 'web/lib/app-lock/device-key.ts'],
  },
  'document-contents': {
    name: 'What stands in documents, pages and questions',
    takes: 'words that a model reads, files that a parser opens, pages that a browser draws',
    code: ['functions/domain/knowledge/read-document.ts', 'functions/domain/assistant/prompt.ts'],
  },
  'outgoing-webhooks': {
    name: 'Webhooks of owners',
    takes: 'an address that an owner types and that our function connects to',
    code: ['functions/domain/leads/post-webhook.ts'],
  },
  drawing: {
    name: 'The browser and the typesetter that draw',
    takes: 'finished documents and data with the words of strangers in them',
    code: ['functions/jobs/draw/index.ts', 'functions/jobs/typeset/index.ts'],
  },
  queues: {
    name: 'Outbox rows and queue messages',
    takes: 'work that follows a change, written by our own functions in its transaction',
    code: ['functions/kit/outbox.ts', 'functions/kit/job.ts'],
  },
  schedules: {
    name: 'Jobs that run by the clock',
    takes: 'the time; due rows, overdue rows, rotations',
    code: ['infra/constructs/scheduled-job.ts', 'infra/constructs/secret-rotation.ts'],
  },
  'administrator-commands': {
    name: 'Commands of an administrator',
    takes: 'who has the rights of the account: unlock, delete again, restore',
    code: ['bin/commands/unlock.ts', 'bin/commands/redelete.ts'],
  },
  deployment: {
    name: 'The deployment itself',
    takes: 'templates, settings of a stage, bundles, and every package that they are built from',
    code: ['bin/app.ts', 'infra/stages.ts', 'package-lock.json'],
  },
} as const satisfies Record<string, Door>;

export type DoorId = keyof typeof doors;
