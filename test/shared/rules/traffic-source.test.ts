import { describe, expect, test } from 'vitest';
import { isOpenSource, knownSources, sourceGroup, sourceOf } from '../../../shared/rules/traffic-source.ts';

const arrival = { referrer: '', campaign: '', hasPlace: false, userAgent: 'Mozilla/5.0 (Windows NT 10.0)' };

describe('the source of a visit', () => {
  test.each([
    ['www.google.com', 'google'],
    ['google.co.uk', 'google'],
    ['www.google.de', 'google'],
    ['gemini.google.com', 'gemini'],
    ['com.google.android.googlequicksearchbox', 'google'],
    ['r.search.yahoo.com', 'yahoo'],
    ['l.instagram.com', 'instagram'],
    ['lm.facebook.com', 'facebook'],
    ['T.CO', 'x'],
    ['com.linkedin.android', 'linkedin'],
    ['mp.weixin.qq.com', 'wechat'],
    ['uk.pinterest.com', 'pinterest'],
    ['blog.example.org', 'site:blog.example.org'],
    ['www.example.org', 'site:example.org'],
    ['notgoogle.com', 'site:notgoogle.com'],
    ['google.com.evil.example', 'site:google.com.evil.example'],
    ['myfacebook.com', 'site:myfacebook.com'],
    ['', 'direct'],
    ['localhost', 'direct'],
    ['a b.com', 'direct'],
    [`${'a'.repeat(90)}.com`, 'direct'],
  ])('after %j is %s', (referrer, source) => {
    expect(sourceOf({ ...arrival, referrer })).toBe(source);
  });

  test.each([
    ['Newsletter May', 'utm:newsletter-may'],
    ['ig', 'instagram'],
    ['Facebook', 'facebook'],
    ['<script>', 'utm:script'],
    ['///', 'direct'],
    ['x'.repeat(100), `utm:${'x'.repeat(40)}`],
  ])('of the campaign %j is %s', (campaign, source) => {
    expect(sourceOf({ ...arrival, campaign })).toBe(source);
  });

  test.each([
    ['Instagram 389.0.0.49.87 (iPhone16,2; iOS 18_5)', 'instagram'],
    ['[FBAN/FBIOS;FBAV/500.0]', 'facebook'],
    ['[FB_IAB/FB4A;FBAV/500.0;]', 'facebook'],
    ['[LinkedInApp]', 'linkedin'],
    ['MicroMessenger/8.0.5', 'wechat'],
    ['Line/15.1.0/IAB', 'line'],
    ['Safari/604.1', 'direct'],
  ])('in the browser of an app that says %j is %s', (app, source) => {
    expect(sourceOf({ ...arrival, userAgent: `Mozilla/5.0 (iPhone) ${app}` })).toBe(source);
  });

  test('is the place before the campaign, the campaign before the page before', () => {
    const all = { ...arrival, referrer: 'www.google.com', campaign: 'letter' };

    expect(sourceOf({ ...all, hasPlace: true })).toBe('qr');
    expect(sourceOf(all)).toBe('utm:letter');
  });

  test('has a group, and only sites and campaigns are names that anybody can make up', () => {
    const sources = ['direct', 'qr', 'other', 'google', 'instagram', 'utm:x', 'site:x.org', 'never-heard-of'];

    expect(sources.map(sourceGroup)).toEqual([
      'direct',
      'place',
      'other',
      'search',
      'social',
      'campaign',
      'site',
      'other',
    ]);
    expect(sources.filter(isOpenSource)).toEqual(['utm:x', 'site:x.org']);
    expect(Object.keys(knownSources).filter(isOpenSource)).toEqual([]);
  });
});
