import { describe, expect, it } from 'vitest';
import { hostileDestinations } from '../../../bin/proof/addresses/hostile-destinations.ts';
import { nextAfterSignIn, pagePath, previewPath, signInPath } from '../../../web/lib/routes.ts';

describe('the sign-in path', () => {
  it('is the screen of the account system', () => {
    expect(signInPath()).toBe('/x-id-sign-in?type=x_a');
  });

  it('leads back to where the person was', () => {
    const { search } = new URL(signInPath('/app/leads?status=new'), 'https://app.test');

    expect(nextAfterSignIn(search)).toBe('/app/leads?status=new');
  });

  it.each(hostileDestinations)('leads, if anywhere, to a path of this site, written out or not (%j)', (destination) => {
    const next = nextAfterSignIn(`?${new URLSearchParams({ next: destination })}`);
    const { origin, pathname } = new URL(next ?? '/', 'https://app.test');

    expect(origin).toBe('https://app.test');
    expect(new URL(pathname, 'https://app.test').origin).toBe('https://app.test');
    expect(signInPath(destination)).toBe(signInPath(next ?? undefined));
  });

  it.each([
    ...['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)', '', 'app'],
    ...['/.//evil.test', '/app/..//evil.test'],
  ])('never leads to another site (%j)', (next) => {
    expect(signInPath(next)).toBe('/x-id-sign-in?type=x_a');
    expect(nextAfterSignIn(`?${new URLSearchParams({ next })}`)).toBeNull();
  });
});

it('what is filled into a path stays one segment', () => {
  expect(previewPath('a/../b?c')).toBe('/preview/a%2F..%2Fb%3Fc');
  expect(pagePath('mara#x')).toBe('/mara%23x');
});
