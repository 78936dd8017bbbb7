import { describe, expect, it } from 'vitest';
import { hexColour, isHexColour, parseHexColour } from '../../../shared/rules/hex-colour.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('isHexColour (specification 2, section 5)', () => {
  it.each(['#fff', '#FFF8', '#2B46E6', '#2b46e680'])('accepts %s', (text) => {
    expect(isHexColour(text)).toBe(true);
  });

  it.each([
    '',
    '#',
    '#f',
    '#ff',
    '#fffff',
    '#fffffff',
    '#fffffffff',
    'fff',
    '#ggg',
    ' #fff',
    '#fff ',
    '#fff\n',
    '#ｆｆｆ',
    'red',
    '#fff;background:url(//evil)',
    'expression(alert(1))',
    '#fff}</style>',
    'url(javascript:alert(1))',
  ])('refuses %j', (text) => {
    expect(isHexColour(text)).toBe(false);
    expect(parseHexColour(text)).toBeUndefined();
    expect(hexColour.safeParse(text).success).toBe(false);
  });

  it('reads short and long forms alike', () => {
    expect(parseHexColour('#08f')).toEqual({ red: 0, green: 136, blue: 255, alpha: 1 });
    expect(parseHexColour('#0088ff')).toEqual(parseHexColour('#08f'));
    expect(parseHexColour('#0088ff00')).toEqual({ red: 0, green: 136, blue: 255, alpha: 0 });
    expect(parseHexColour('#08f0')).toEqual(parseHexColour('#0088ff00'));
  });

  it('is stored in lower case', () => {
    expect(hexColour.parse('#2B46E6')).toBe('#2b46e6');
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(parseHexColour);
    expectToStandAnyText((text) => hexColour.safeParse(text));
  });
});
