import { describe, expect, it } from 'vitest';
import { nextAfterSignIn, pagePath, previewPath, signInPath } from '../../../web/lib/routes.ts';

describe('the sign-in path', () => {
  it('is the screen of the account system', () => {
    expect(signInPath()).toBe('/x-id-sign-in?type=x_a');
  });

  it('leads back to where the person was', () => {
    const { search } = new URL(signInPath('/app/leads?status=new'), 'https://app.test');

    expect(nextAfterSignIn(search)).toBe('/app/leads?status=new');
  });

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)', '', 'app'])(
    'never leads to another site (%j)',
    (next) => {
      expect(signInPath(next)).toBe('/x-id-sign-in?type=x_a');
      expect(nextAfterSignIn(`?${new URLSearchParams({ next })}`)).toBeNull();
    },
  );
});

it('what is filled into a path stays one segment', () => {
  expect(previewPath('a/../b?c')).toBe('/preview/a%2F..%2Fb%3Fc');
  expect(pagePath('mara#x')).toBe('/mara%23x');
});
