import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firewallRules, numberAbovePattern, REFUSED_BODY } from '../../infra/firewall-rules.ts';
import { registry } from '../../shared/calls/registry.ts';

/** Of AWS WAF, for one pattern and one web ACL (AWS WAF Developer Guide, quotas). */
const MOST_PATTERN_CHARACTERS = 512;

describe('numberAbovePattern', () => {
  it('matches the numbers above the limit and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000_000 }), (limit, number) => {
        expect(new RegExp(numberAbovePattern(limit)).test(String(number))).toBe(number > limit);
      }),
    );
  });

  it('knows the limit itself, with and without zeros before it', () => {
    const pattern = new RegExp(numberAbovePattern(262_144));

    expect(['262144', '262145', '0262144', '0262145', '-1', '2621440', ''].map((text) => pattern.test(text))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('firewallRules', () => {
  const rules = firewallRules(registry);

  it('come in the order of their list', () => {
    expect(rules.map(({ priority }) => priority)).toEqual(rules.map((_, index) => index));
  });

  it('let long bodies pass where a call takes them, and nowhere else', () => {
    const rule = JSON.stringify(rules.find(({ name }) => name === 'body-not-inspected'));

    expect(rule).toContain('^/v1/xlp/[A-Za-z]+$');
    expect(rule).not.toContain('/v1/xid');
    expect(rule).not.toContain('/v1/post');
  });

  it('block strange bodies at sign-in and uploads', () => {
    const rule = JSON.stringify(rules.find(({ name }) => name === 'body-rules-elsewhere'));

    expect(rule).toContain('/v1/post/');
    expect(rule).not.toContain('"/v1/xid/"');
    expect(rule).not.toContain('/v1/s3/');
  });

  it('tell people in our words that they were refused, and leave them what those words need', () => {
    const custom = { customResponse: { responseCode: 403, customResponseBodyKey: REFUSED_BODY } };
    const own = rules.filter(({ action }) => action !== undefined);
    const reputation = JSON.stringify(rules.find(({ name }) => name.endsWith('AmazonIpReputationList')));

    expect(own.length).toBeGreaterThan(5);
    expect(own.map(({ action }) => action)).toEqual(own.map(() => ({ block: custom })));
    expect(reputation).toContain(
      `"name":"AWSManagedIPReputationList","actionToUse":{"block":${JSON.stringify(custom)}}`,
    );
    expect(JSON.stringify(rules[0])).toContain('"searchString":"/error-"');
  });

  it('have patterns that the firewall takes', () => {
    const patterns = [...JSON.stringify(rules).matchAll(/"regexString":"(.*?)"/g)].map((match) => match[1] ?? '');

    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => pattern.length > MOST_PATTERN_CHARACTERS)).toEqual([]);
  });
});
