/** A build as the bundlers leave it, with the needs that the functions have and next to no code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allFunctions } from '../../infra/functions.ts';
import { inlineScripts } from '../../infra/inline-script-hashes.ts';
import { registry } from '../../shared/calls/registry.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';

const kit: StoreNeeds = {
  secrets: ['origin', 'signing'],
  tables: [{ table: 'requests', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
};
const withKit = (needs: StoreNeeds): StoreNeeds => ({
  ...needs,
  secrets: [...(kit.secrets ?? []), ...(needs.secrets ?? [])],
  tables: [...(kit.tables ?? []), ...(needs.tables ?? [])],
});

/** By function; one that is not here has the kit's alone. */
export const fixtureNeeds: Record<string, StoreNeeds> = {
  account: withKit({
    secrets: ['pepper'],
    tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'] }],
    pools: [{ pool: 'owners', actions: ['AdminCreateUser', 'AdminInitiateAuth', 'AdminSetUserPassword'] }],
  }),
  'landing-page': withKit({
    tables: [
      { table: 'accounts', actions: ['GetItem'] },
      { table: 'pages', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
      { table: 'conversations', actions: ['Query', 'PutItem', 'UpdateItem'] },
    ],
  }),
  service: withKit({ alarms: true }),
  'page-assets': withKit({
    x64: true,
    tables: [{ table: 'pages', actions: ['GetItem', 'UpdateItem'] }],
    buckets: [
      { bucket: 'incoming', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'photos/' },
      { bucket: 'media', actions: ['PutObject', 'DeleteObject'], prefix: 'm/' },
    ],
    models: ['background'],
    drawing: true,
  }),
  'insurance-catalogue': withKit({
    x64: true,
    tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] }],
    buckets: [
      { bucket: 'incoming', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'applications/' },
      { bucket: 'documents', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'applications/' },
    ],
    vision: true,
  }),
  'document-chat-stream': withKit({
    tables: [
      { table: 'pages', actions: ['GetItem'] },
      { table: 'conversations', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    ],
    models: ['chat'],
  }),
  'edge-page-fallback': { secrets: ['origin'], tables: [{ table: 'pages', actions: ['GetItem'] }] },
  'job-publish-page': {
    tables: [{ table: 'pages', actions: ['GetItem', 'UpdateItem', 'DeleteItem'] }],
    buckets: [
      { bucket: 'pages', actions: ['PutObject', 'DeleteObject', 'ListBucket'], prefix: 'live/' },
      { bucket: 'media', actions: ['GetObject'] },
    ],
    queues: ['publish-page', 'draw-page-pictures', 'translate-page', 'sign-pass'],
    invalidation: true,
  },
  'job-send-message': {
    tables: [{ table: 'conversations', actions: ['GetItem', 'DeleteItem'] }],
    mail: true,
  },
  'job-send-alert': {
    tables: [{ table: 'conversations', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
    sms: true,
    whatsapp: true,
  },
  'job-dispatch-outbox': {
    queues: [
      'publish-page',
      'send-message',
      'deliver-webhook',
      'draw-page-pictures',
      'translate-page',
      'send-alert',
      'sign-pass',
      'issue-invoice',
      'settle-order',
      'delete-account',
      'export-account',
      'ingest-document',
      'forget-document',
      'issue-policy',
      'forget-policy',
      'delete-customer',
    ],
  },
  billing: withKit({
    secrets: ['stripe', 'paypal', 'gopay'],
    tables: [{ table: 'billing', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
  }),
  payment: withKit({
    secrets: ['stripe', 'paypal', 'gopay'],
    tables: [{ table: 'billing', actions: ['PutItem'] }],
  }),
  'job-renew-subscription': {
    secrets: ['stripe', 'paypal', 'gopay'],
    tables: [{ table: 'billing', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
  },
  'job-settle-order': {
    secrets: ['stripe', 'paypal', 'gopay'],
    tables: [{ table: 'billing', actions: ['GetItem', 'DeleteItem'] }],
  },
  'job-sweep-outbox': {
    tables: [{ table: 'pages', actions: ['Query'] }],
    queues: [
      'publish-page',
      'send-message',
      'deliver-webhook',
      'draw-page-pictures',
      'translate-page',
      'send-alert',
      'sign-pass',
      'issue-invoice',
      'delete-account',
      'export-account',
      'ingest-document',
      'forget-document',
      'issue-policy',
      'forget-policy',
      'delete-customer',
    ],
  },
  'job-sweep-due': { tables: [{ table: 'conversations', actions: ['Query', 'PutItem', 'DeleteItem'] }] },
  'job-issue-invoice': {
    tables: [{ table: 'billing', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
    buckets: [{ bucket: 'documents', actions: ['PutObject'], prefix: 'invoices/' }],
    typesetting: true,
  },
  'job-deliver-webhook': {
    tables: [{ table: 'conversations', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
    secrets: ['pepper'],
  },
  'job-sign-pass': {
    buckets: [
      { bucket: 'pages', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'live/' },
      { bucket: 'media', actions: ['GetObject'], prefix: 'm/' },
    ],
    secrets: ['wallet'],
  },
  'job-translate-page': {
    tables: [{ table: 'pages', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
    models: ['chat'],
    queues: ['publish-page', 'translate-page'],
  },
  'job-write-sitemap': {
    buckets: [{ bucket: 'pages', actions: ['ListBucket', 'PutObject'], prefix: '_site/' }],
  },
  'job-sweep-sign-ups': {
    tables: [{ table: 'accounts', actions: ['Query', 'GetItem', 'PutItem', 'DeleteItem'] }],
    pools: [{ pool: 'owners', actions: ['AdminDeleteUser'] }],
  },
  'job-sweep-media': {
    tables: [{ table: 'pages', actions: ['Query', 'UpdateItem', 'DeleteItem'] }],
    buckets: [{ bucket: 'media', actions: ['DeleteObject'], prefix: 'm/' }],
  },
  'job-delete-account': {
    tables: (['accounts', 'pages', 'conversations', 'billing', 'knowledge'] as const).map((table) => ({
      table,
      actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] as const,
    })),
    buckets: [
      { bucket: 'media', actions: ['ListBucket', 'DeleteObject'], prefix: 'm/' },
      { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'exports/' },
    ],
    pools: [{ pool: 'owners', actions: ['AdminDeleteUser', 'AdminGetUser'] }],
    mail: true,
    sms: true,
    invalidation: true,
  },
  'job-delete-customer': {
    tables: [
      { table: 'insurance', actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
      { table: 'conversations', actions: ['PutItem', 'DeleteItem'] },
    ],
    buckets: [
      { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'applications/' },
      { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'applications/' },
      { bucket: 'documents', actions: ['PutObject'], prefix: 'customer-tombstones/' },
    ],
    pools: [{ pool: 'customers', actions: ['AdminDeleteUser', 'AdminGetUser'] }],
    mail: true,
  },
  'job-export-account': {
    tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'UpdateItem'] }],
    buckets: [{ bucket: 'documents', actions: ['PutObject'], prefix: 'exports/' }],
    mail: true,
  },
  'job-sweep-accounts': { tables: [{ table: 'accounts', actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }] },
  'job-redelete-accounts': {
    tables: [{ table: 'accounts', actions: ['Query', 'PutItem', 'UpdateItem'] }],
    buckets: [{ bucket: 'documents', actions: ['ListBucket'], prefix: 'tombstones/' }],
    pools: [{ pool: 'owners', actions: ['AdminGetUser'] }],
  },
  'job-auth-challenge': { tables: [{ table: 'accounts', actions: ['PutItem', 'DeleteItem'] }] },
  'job-rotate-signing-keys': {},
  'job-draw': { x64: true },
  'job-typeset': { x64: true },
  'job-draw-page-pictures': {
    tables: [{ table: 'pages', actions: ['GetItem', 'PutItem'] }],
    buckets: [{ bucket: 'pages', actions: ['PutObject', 'DeleteObject', 'ListBucket'], prefix: 'live/' }],
    drawing: true,
  },
  'job-ingest-document': {
    tables: [{ table: 'knowledge', actions: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] }],
    buckets: [
      {
        bucket: 'documents',
        actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'],
        prefix: 'knowledge/',
      },
    ],
    models: ['embedding'],
    vectors: ['PutVectors', 'QueryVectors', 'GetVectors', 'DeleteVectors'],
  },
  'job-forget-document': {
    tables: [{ table: 'knowledge', actions: ['DeleteItem'] }],
    buckets: [{ bucket: 'documents', actions: ['GetObject', 'DeleteObject', 'ListBucket'], prefix: 'knowledge/' }],
    vectors: ['QueryVectors', 'GetVectors', 'DeleteVectors'],
  },
  'job-issue-policy': {
    tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
    buckets: [
      { bucket: 'documents', actions: ['PutObject'], prefix: 'policies/' },
      { bucket: 'site', actions: ['GetObject'], prefix: 'assets/f/' },
    ],
    drawing: true,
  },
  'job-forget-policy': {
    tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'DeleteItem'] }],
    buckets: [{ bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'policies/' }],
  },
  'job-unlock-account': { tables: [{ table: 'accounts', actions: ['GetItem', 'UpdateItem'] }] },
};

/** Writes the build into a folder and answers its path. */
export function makeFixtureBuild(root: string): string {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const { name } of allFunctions(registry)) {
    write(`functions/${name}/index.mjs`, `export const handler = async () => '${name}';\n`);
    write(`needs/${name}.json`, JSON.stringify(fixtureNeeds[name] ?? kit));
  }
  write('pages-manifest.json', JSON.stringify({ inlineScriptHashes: [inlineScripts[0]?.hash] }));
  write('web/index.html', '<!doctype html><title>App</title>\n');
  write('web/assets/app.0123abcd.js', 'export {};\n');
  write('site/index.html', '<!doctype html><title>Home</title>\n');
  write('site/error.html', '<!doctype html><title>Failed</title>\n');
  write('site/service-worker.js', '{}\n');
  write('site/refused.html', '<!doctype html><title>Refused</title>\n');
  return root;
}
