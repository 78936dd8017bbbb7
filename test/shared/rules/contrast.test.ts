import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, minTextContrast, readableOn } from '../../../shared/rules/contrast.ts';

const opaque = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio (WCAG 2.2)', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['#00F', '#fff', 8.59],
    ['#00000000', '#fff', 1],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  it('says what it expected when something else than a colour comes', () => {
    expect(() => contrastRatio('red', '#fff')).toThrow('Not a hex colour: "red". Expected # and 3, 4, 6 or 8 digits.');
  });
});

describe('readableOn', () => {
  it('always gives text that reads well', () => {
    fc.assert(
      fc.property(opaque, (background) => contrastRatio(readableOn(background), background) >= minTextContrast),
    );
  });

  it.each([
    ['#ffffff', '#16181d'],
    ['#2b46e6', '#ffffff'],
    ['#777777', '#000000'],
  ])('puts on %s %s', (background, text) => {
    expect(readableOn(background)).toBe(text);
  });
});
