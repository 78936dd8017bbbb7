/** Whom our functions ask, beside AWS through its own clients: each file that can was looked at (T36 in docs/threats.md). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What opens a connection or resolves a name; types and tests of addresses come from the same modules and are listed too. */
const REACHES_OUT = new RegExp(
  [
    String.raw`\bfetch\(|HttpClient\(|new (?:WebSocket|EventSource)\(`,
    String.raw`from '(?:node:)?(?:https?|http2|net|tls|dns|dns/promises|dgram|undici|ws|playwright-core)'`,
  ].join('|'),
);

/** Where the address comes from. */
const reviewed: Record<string, string> = {
  'functions/domain/billing/providers/stripe-client.ts': 'the library’s own host',
  'functions/domain/leads/post-webhook.ts': 'an owner: checked, and connected to as it was checked',
  'functions/domain/leads/public-address.ts': 'connects to nothing: tells addresses apart',
  'functions/jobs/draw/draw-document.ts': 'a document, which is given nothing',
  'functions/jobs/draw/with-browser.ts': 'a document, which is given nothing',
  'functions/kit/fetch-text.ts': 'its callers, below',
  'functions/kit/viewer-network.ts': 'connects to nothing: tells addresses apart',
};

/** Who asks by `fetchText`, and where the address comes from. */
const callersOfFetchText: Record<string, string> = {
  'functions/domain/accounts/leaked-passwords.ts': 'the host of the list, from the template',
  'functions/domain/billing/providers/send-json.ts': 'hosts of ours for PayPal and Midtrans',
  'functions/domain/billing/webhooks/paypal-events.ts': 'a message: PayPal’s own host and one path, or it is not asked',
  'functions/domain/google/google-api.ts': 'hosts of ours for Google',
  'functions/domain/meta/meta-api.ts': 'a host of ours for Meta',
};

const filesWith = (pattern: RegExp): string[] =>
  globSync('functions/**/*.ts')
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .toSorted();

test('a function asks somebody else in a file that was looked at', () => {
  expect(filesWith(REACHES_OUT)).toEqual(Object.keys(reviewed));
});

test('what is asked by `fetchText` has an address of ours', () => {
  expect(filesWith(/import \{ fetchText \}/)).toEqual(Object.keys(callersOfFetchText));
});
