/** Chapter 9: self-contained tokens. */
import { met, partly, type Requirement } from './requirement.ts';

export const tokens: readonly Requirement[] = [
  met(
    '9.1.1',
    'The signature of a token is checked before its words are read.',
    'By a library that is kept for it; guests’ tokens and links by a keyed hash.',
    ['functions/kit/tokens.ts', 'functions/domain/accounts/guest-token.ts', 'functions/domain/accounts/link-token.ts'],
    ['test/functions/kit/tokens.test.ts', 'bin/proof/attacks/token-confusion.ts', 'test/system/attacks.test.ts'],
  ),
  met(
    '9.1.2',
    'Only named algorithms count, and `none` never.',
    'RS256 for tokens of pools and of Google; one keyed hash for those of ours, which name none.',
    ['functions/kit/tokens.ts', 'functions/domain/google/google-api.ts'],
    ['test/functions/kit/tokens.test.ts', 'bin/proof/attacks/token-confusion.ts'],
  ),
  met(
    '9.1.3',
    'Keys come from where we know them, not from where the token says.',
    'From the pool that the contract names, and from Google’s fixed address.',
    ['functions/kit/tokens.ts', 'functions/domain/google/google-api.ts'],
    ['test/functions/kit/tokens.test.ts', 'test/functions/calls/agent/google-login.test.ts'],
  ),
  met(
    '9.2.1',
    'A token counts in its time.',
    'A token without an end, or from before the sign-out, is refused.',
    ['functions/kit/tokens.ts'],
    ['test/functions/kit/tokens.test.ts', 'test/functions/kit/account-gate.test.ts'],
  ),
  partly(
    '9.2.2',
    'A token is of the kind that is meant: access tokens for calls, id tokens for who somebody is.',
    'The kind is checked (`token_use`). The specification sends id tokens with calls, so these are what is asked for, and access tokens are refused.',
    ['functions/kit/tokens.ts'],
    ['test/functions/kit/tokens.test.ts', 'bin/proof/attacks/token-confusion.ts'],
  ),
  met(
    '9.2.3',
    'A token is meant for us.',
    'Its client is the one of the pool that the contract names.',
    ['functions/kit/tokens.ts'],
    ['test/functions/kit/tokens.test.ts'],
  ),
  met(
    '9.2.4',
    'A key that signs for several audiences names the audience.',
    'Pools have keys of their own. Everything of ours that is signed by the pepper says first what it is for.',
    ['functions/domain/accounts/link-token.ts', 'functions/domain/accounts/guest-token.ts', 'infra/stacks/identity.ts'],
    ['test/functions/calls/account/unsubscribe.test.ts', 'bin/proof/attacks/token-confusion.ts'],
  ),
];
