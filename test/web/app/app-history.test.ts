// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/x-id-sign-in"}
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostileDestinations } from '../../../bin/proof/addresses/hostile-destinations.ts';
import { goTo } from '../../../web/app/app-history.ts';
import { nextAfterSignIn } from '../../../web/lib/routes.ts';

const ORIGIN = 'https://app.test';

describe('after the sign-in', () => {
  let assigned: string[];
  beforeEach(() => {
    assigned = [];
    vi.spyOn(window.location, 'assign').mockImplementation((address) => void assigned.push(String(address)));
    window.history.replaceState(null, '', '/x-id-sign-in');
  });

  it.each(hostileDestinations)('%j leads to no other site', (destination) => {
    const next = nextAfterSignIn(`?${new URLSearchParams({ next: destination })}`);

    if (next !== null) goTo(next);

    expect(assigned.map((address) => new URL(address, ORIGIN).origin)).toEqual(assigned.map(() => ORIGIN));
    expect(window.location.origin).toBe(ORIGIN);
  });

  it('a path of the app is gone to without loading anew, and any other of the site with it', () => {
    goTo('/app/leads?status=new');
    goTo('/mara');

    expect(window.location.pathname).toBe('/app/leads');
    expect(assigned).toEqual(['/mara']);
  });
});
