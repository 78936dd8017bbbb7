// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallEntry } from '../../../../web/lib/api/call-types.ts';
import { setPorts } from '../../../../web/lib/ports.ts';
import { authorizationFor } from '../../../../web/lib/tokens/authorization.ts';
import { storeTokens } from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { makeTokens } from '../kit/tokens.ts';

beforeEach(() => {
  openCleanBrowser();
  storeTokens(makeTokens(1));
});

const entryWith = (token: CallEntry['token']): CallEntry => ({
  name: 'getUserInfo',
  method: 'GET',
  path: '/v1/xid/getUserInfo',
  caller: 'open',
  body: 'none',
  token,
});

describe('the token rules', () => {
  it('agent and learning calls carry only the value that they are given', () => {
    const entry = entryWith('explicit');

    expect(authorizationFor(entry, undefined).value).toBeNull();
    expect(authorizationFor(entry, 'of-the-agent')).toEqual({ value: 'of-the-agent', isStored: false });
  });

  it('the stored one may be what they are given: it is refreshed like everywhere', () => {
    const stored = { value: makeTokens(1).idToken, isStored: true };

    expect(authorizationFor(entryWith('explicit'), 'stored')).toEqual(stored);
    expect(authorizationFor(entryWith('none'), 'stored').value).toBeNull();
  });

  it('calls that must not carry a token carry none, whatever is given', () => {
    const entry = entryWith('none');

    expect(authorizationFor(entry, undefined).value).toBeNull();
    expect(authorizationFor(entry, 'given').value).toBeNull();
  });

  it('all others carry the stored id token', () => {
    expect(authorizationFor(entryWith('stored'), undefined)).toEqual({ value: makeTokens(1).idToken, isStored: true });
  });
});

describe('in the portal of customers', () => {
  beforeEach(() => setPorts({ realm: 'customers' }));
  afterEach(() => setPorts({ realm: 'owners' }));

  it("the owner's token of the same browser is nobody's", () => {
    expect(authorizationFor({ token: 'stored', caller: 'customer' }, undefined).value).toBeNull();
  });

  it('the stored token goes with calls for customers alone: open ones would refuse it', () => {
    storeTokens(makeTokens(2));

    expect(authorizationFor({ token: 'stored', caller: 'customer' }, undefined)).toEqual({
      value: makeTokens(2).idToken,
      isStored: true,
    });
    expect(authorizationFor({ token: 'stored', caller: 'open' }, undefined)).toEqual({ value: null, isStored: false });
  });
});
