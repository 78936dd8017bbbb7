/** Where cryptography is used, with which keys, and what rests on it. A test finds every file that uses any. */

export type CryptographyUse = {
  name: string;
  algorithm: string;
  /** What the key is and where it lies; what stands in place of one. */
  key: string;
  /** What it protects, and what not. */
  protects: string;
  /** How it is exchanged, for another key or another algorithm. */
  exchange: string;
  files: readonly string[];
};

const PEPPER = 'the pepper, in Secrets Manager';
const NO_KEY = 'none';
const PROVIDER = 'with the provider’s own protocol';

export const cryptographyUses: readonly CryptographyUse[] = [
  {
    name: 'signing session',
    algorithm: 'RSA-3072 OAEP and HMAC-SHA-256 on the server; RSA-1024 PSS of the browser; SHA-256 over a request',
    key: 'generations in the secret `signing`; the browser’s in its own storage',
    protects: 'the form and the freshness of a request; never who somebody is (decision 0003)',
    exchange:
      'a new generation every 30 days, the former holds for four hours; the algorithm with the protocol of hosts',
    files: [
      'functions/kit/signing/key-material.ts',
      'functions/kit/signing/app-id.ts',
      'functions/kit/signing/session-key.ts',
      'functions/kit/signing/verify-request.ts',
      'functions/calls/session/get-public-key.ts',
      'web/lib/session/keys.ts',
    ],
  },
  {
    name: 'tokens of pools and of Google',
    algorithm: 'RS256, verified',
    key: 'public keys of the pool, and of Google',
    protects: 'who somebody is',
    exchange: 'the issuer’s; keys are read by their names',
    files: ['functions/kit/tokens.ts', 'functions/domain/google/google-api.ts'],
  },
  {
    name: 'keyed hashes of codes',
    algorithm: 'HMAC-SHA-256; six digits from 64 random bits',
    key: PEPPER,
    protects: 'codes that were sent and recovery codes, from whoever reads the table alone',
    exchange: 'another pepper ends all codes and PINs at once; none is planned',
    files: ['functions/domain/accounts/code-store.ts', 'functions/domain/lock/recovery-codes.ts'],
  },
  {
    name: 'search for leaked passwords',
    algorithm: 'SHA-1, of which the list is told five digits of forty',
    key: NO_KEY,
    protects: 'nothing by itself: the list is kept by these hashes, and five digits name some hundred passwords',
    exchange: 'with the list',
    files: ['functions/domain/accounts/leaked-passwords.ts'],
  },
  {
    name: 'PIN',
    algorithm: 'scrypt (N = 2^15, r = 8, p = 1) over HMAC-SHA-256',
    key: PEPPER,
    protects: 'the PIN, from whoever reads the table alone',
    exchange: 'with the next PIN that is set',
    files: ['functions/domain/lock/pin.ts'],
  },
  {
    name: 'sealed keys of authenticator apps',
    algorithm: 'AES-256-GCM, 96 random bits each; the key by HKDF-SHA-256 for each account',
    key: PEPPER,
    protects: 'the key of the app; not passwords, which are the pool’s',
    exchange: 'with the next app that is set up',
    files: ['functions/domain/lock/seal-key.ts'],
  },
  {
    name: 'codes of authenticator apps',
    algorithm: 'TOTP: HMAC-SHA-1, six digits, thirty seconds (RFC 6238)',
    key: '160 random bits for each account, sealed',
    protects: 'a sign-in, as second factor',
    exchange: 'SHA-1 is what apps know',
    files: ['functions/domain/lock/totp.ts'],
  },
  {
    name: 'key of an enrolled browser',
    algorithm: 'ECDSA P-256 with SHA-256',
    key: 'the browser’s, which nobody can read; the public half in the table of accounts',
    protects: 'opening by PIN',
    exchange: 'by enrolling again',
    files: ['functions/domain/lock/devices.ts', 'web/lib/app-lock/device-key.ts'],
  },
  {
    name: 'guests, links in mails, applications and instalments',
    algorithm: 'HMAC-SHA-256, each with its purpose in what is hashed',
    key: PEPPER,
    protects: 'that a link or a guest’s token is of ours; not who opens it',
    exchange: 'another pepper ends them all',
    files: [
      'functions/domain/accounts/guest-token.ts',
      'functions/domain/accounts/link-token.ts',
      'functions/domain/insurance/channel-token.ts',
      'functions/domain/insurance/orders/instalment-link.ts',
      'functions/domain/insurance/referrals/application-link.ts',
    ],
  },
  {
    name: 'tokens that are kept as their hash',
    algorithm: 'SHA-256 over 256 random bits',
    key: NO_KEY,
    protects:
      'tickets, challenges, states, preview links, keys of applications and tokens of documents, from whoever reads the table',
    exchange: 'they live for minutes to days',
    files: [
      'functions/domain/accounts/tickets.ts',
      'functions/domain/google/google-sign-in.ts',
      'functions/domain/google/google-tickets.ts',
      'functions/domain/lock/second-factor.ts',
      'functions/domain/meta/binding.ts',
      'functions/domain/pages/preview-links.ts',
      'functions/domain/insurance/applications.ts',
      'functions/domain/insurance/document-tokens.ts',
    ],
  },
  {
    name: 'verifier of a sign-in by a provider (PKCE)',
    algorithm: 'SHA-256 over 256 random bits',
    key: NO_KEY,
    protects: 'that the browser which comes back is the one that began',
    exchange: PROVIDER,
    files: ['web/app/areas/account/google/google-start.ts', 'web/app/areas/editor/contacts/meta-verifier.ts'],
  },
  {
    name: 'comparing in constant time',
    algorithm: '`timingSafeEqual`, over SHA-256 where lengths differ',
    key: 'the origin’s secret, a date of birth, a provider’s signature',
    protects: 'from being measured',
    exchange: 'nothing is kept',
    files: [
      'functions/kit/check-request.ts',
      'functions/edge/page-fallback/index.ts',
      'functions/domain/insurance/document-door.ts',
      'functions/domain/billing/webhooks/verify-text.ts',
    ],
  },
  {
    name: 'webhooks to owners',
    algorithm: 'HMAC-SHA-256 over time and body',
    key: 'made of the pepper for each account and secret',
    protects: 'that a lead comes from us',
    exchange: 'the owner makes another secret',
    files: ['functions/domain/leads/webhook-secret.ts'],
  },
  {
    name: 'events of payment providers, and proofs to Meta',
    algorithm:
      'HMAC-SHA-256 (Stripe, Meta), RSA with SHA-256 and a certificate (PayPal), SHA-512 over a secret (Midtrans)',
    key: 'the provider’s',
    protects: 'that an event is theirs; the amount is asked for besides',
    exchange: PROVIDER,
    files: [
      'functions/domain/billing/webhooks/stripe-events.ts',
      'functions/domain/billing/webhooks/paypal-events.ts',
      'functions/domain/billing/webhooks/gopay-events.ts',
      'functions/domain/meta/meta-api.ts',
    ],
  },
  {
    name: 'wallet passes',
    algorithm: 'RS256 for Google; a signed list of SHA-1 hashes for Apple, whose format it is',
    key: 'the secret `wallet`, from the providers',
    protects: 'that a card comes from us; it holds what the public page says',
    exchange: PROVIDER,
    files: [
      'functions/domain/wallet/apple-pass.ts',
      'functions/domain/wallet/google-link.ts',
      'functions/domain/wallet/wallet-keys.ts',
      'functions/jobs/publish-page/pass-content.ts',
    ],
  },
  {
    name: 'keys of limits and visitors',
    algorithm:
      'SHA-256; HMAC-SHA-256 with the pepper where what is hashed could be guessed; a random salt of a day for visitors',
    key: PEPPER,
    protects: 'addresses and parameters, from whoever reads the table',
    exchange: 'rows live for a day or less; those of spread for 400 days',
    files: [
      'functions/kit/rate-limits.ts',
      'functions/domain/conversations/visitor-hash.ts',
      'functions/domain/insurance/spread.ts',
    ],
  },
  {
    name: 'effects: their parameters, ids and random bytes',
    algorithm:
      'HMAC-SHA-256 over the parameters; HMAC-SHA-256 over the key’s row and the moment as a seed, of which HKDF-SHA-256 makes ids and bytes in their order',
    key: PEPPER,
    protects:
      'parameters, of which some are passwords, from whoever reads the table; that an effect which goes on has the ids and secrets of its first run, and that nobody else can tell them. Which items a write has is a SHA-256 without a key',
    exchange: 'rows live for a day; with another pepper a repetition within it is refused',
    files: ['functions/kit/effect-run.ts', 'functions/kit/idempotency.ts'],
  },
  {
    name: 'names of known browsers, and who tried which account',
    algorithm:
      'SHA-256: over account and name, of 256 random bits; over pool, account and network; over an address that nobody has',
    key: NO_KEY,
    protects:
      'the name in the cookie, from whoever reads the table; of tries only that account, network and address are not read in passing: they can be tried',
    exchange:
      'a browser gets another name when its cookie is gone; tries are forgotten after a day, at an address after 30',
    files: [
      'functions/domain/accounts/known-devices.ts',
      'functions/domain/accounts/sign-in-tries.ts',
      'functions/domain/accounts/sign-in-waits.ts',
    ],
  },
  {
    name: 'names by content',
    algorithm: 'SHA-256, cut where it is only a name',
    key: NO_KEY,
    protects: 'that the same is written once, and that what was shown is what is changed; no secret is among it',
    exchange: 'another name',
    files: [
      'functions/domain/assistant/draft-knowledge.ts',
      'functions/domain/billing/queue-enquiry.ts',
      'functions/domain/conversations/figures.ts',
      'functions/domain/conversations/gaps.ts',
      'functions/domain/conversations/save-lead.ts',
      'functions/domain/insurance/changed-policy.ts',
      'functions/domain/insurance/issue-policy.ts',
      'functions/domain/insurance/publish-product.ts',
      'functions/domain/insurance/referrals/standing-decision.ts',
      'functions/domain/pages/page-picture.ts',
      'functions/jobs/publish-page/page-fonts.ts',
      'infra/page-fingerprint.ts',
      'infra/split-files.ts',
      'web/text-files.ts',
    ],
  },
  {
    name: 'scripts that a document may run',
    algorithm: 'SHA-256 in the policy of documents',
    key: NO_KEY,
    protects: 'that nothing runs but what was built',
    exchange: 'with the next build',
    files: ['infra/inline-script-hashes.ts'],
  },
  {
    name: 'names of people who are gone, or shut out',
    algorithm: 'SHA-256 over an id, or over the company and the text of a list',
    key: NO_KEY,
    protects:
      'the id of a deleted account from being read back; of an exclusion list only that it is not read in passing: names can be tried',
    exchange: 'with the list',
    files: ['functions/domain/lifecycle/pseudonym.ts', 'functions/domain/insurance/exclusion-list.ts'],
  },
  {
    name: 'remembered account and password',
    algorithm: 'AES-256-GCM',
    key: 'the browser’s, which scripts cannot read, beside what it encrypts',
    protects: 'from whoever copies a profile without its keys; not from who uses the device',
    exchange: 'with the next sign-in that is remembered',
    files: ['web/lib/remembered-sign-in.ts'],
  },
  {
    name: 'helper of hosts for long texts',
    algorithm: 'RSA-1024 with PKCS#1 v1.5',
    key: 'the host’s',
    protects: 'nothing of ours (decision 0009)',
    exchange: 'with the hosts',
    files: ['web/lib/long-text.ts'],
  },
  {
    name: 'random values and their spelling',
    algorithm: '`randomBytes`, `getRandomValues`',
    key: NO_KEY,
    protects: 'ids, the first password of a user of a pool that nobody knows, random codes',
    exchange: 'nothing is kept',
    files: ['functions/domain/accounts/create-account.ts', 'web/lib/random-code.ts', 'web/lib/crypto-base64.ts'],
  },
];
