import { describe, expect, it } from 'vitest';
import { hostileDestinations } from '../../../bin/proof/addresses/hostile-destinations.ts';
import { nextInPortal, portalPaths, portalSignInPath } from '../../../web/portal/portal-paths.ts';

describe('the sign-in of the portal', () => {
  it('leads back to where somebody wanted to go', () => {
    const path = portalSignInPath('/portal/details');

    expect(path).toBe('/portal/sign-in?next=%2Fportal%2Fdetails');
    expect(nextInPortal(path.slice(path.indexOf('?')))).toBe('/portal/details');
  });

  it.each([
    '//evil.example',
    '/\\evil',
    '/portal//evil.example/x y',
    'https://evil.example',
    '/app',
    '/portal\t/x',
    '',
  ])('never leads to %j', (next) => {
    expect(portalSignInPath(next)).toBe(portalPaths.signIn);
    expect(nextInPortal(`?${new URLSearchParams({ next })}`)).toBe(portalPaths.policies);
  });

  it.each(hostileDestinations)('leads nowhere but into the portal (%j)', (next) => {
    const path = nextInPortal(`?${new URLSearchParams({ next })}`);
    const { origin, pathname } = new URL(path, 'https://app.test');

    expect(origin).toBe('https://app.test');
    expect(pathname).toMatch(/^\/portal(?:\/|$)/);
  });

  it('keeps the application that somebody came from', () => {
    expect(nextInPortal('?application=q7ZyH3mXo2d9f0Kc1VbN4A')).toBe(portalPaths.policies);
  });
});
