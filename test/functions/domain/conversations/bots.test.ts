import { describe, expect, test } from 'vitest';
import { deviceOf, isBot } from '../../../../functions/domain/conversations/bots.ts';
import { labelledTraffic, type LabelledRequest } from './labelled-traffic.ts';

const isWrong = ({ userAgent, isPrefetch, isPerson }: LabelledRequest): boolean =>
  (isPrefetch || isBot(userAgent)) === isPerson;
const people = labelledTraffic.filter(({ isPerson }) => isPerson);
const programs = labelledTraffic.filter(({ isPerson }) => !isPerson);

describe('of labelled traffic', () => {
  test('there is enough of both kinds to judge by, each request once', () => {
    const distinct = new Set(labelledTraffic.map(({ userAgent, isPrefetch }) => `${isPrefetch} ${userAgent}`));

    expect(distinct.size).toBe(labelledTraffic.length);
    expect(Math.min(people.length, programs.length)).toBeGreaterThanOrEqual(150);
  });

  test.each([
    ['people', people],
    ['programs', programs],
  ])('at most one %s in a hundred is taken for the other', (_, requests) => {
    const wrong = requests.filter(isWrong).map(({ name, userAgent }) => `${name}: ${userAgent}`);

    expect(wrong.length / requests.length, wrong.join('\n')).toBeLessThanOrEqual(0.01);
  });
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X)', 'phone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'phone'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en)', 'phone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'computer'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'computer'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
