import { expect, test } from 'vitest';
import { contrastRatio } from '../../../shared/rules/contrast.ts';
import { backgroundShare, pageColours, themeCss } from '../../../web/pages/theme.ts';
import { mixColour } from '../../../web/pages/mix-colour.ts';
import { appAccent, darkPalette, lightPalette } from '../../../web/ui/tokens.ts';

/** A fixed sequence, so that a colour that fails once fails again. */
function* colours(count: number): Generator<string> {
  for (let index = 0, seed = 20_260_101; index < count; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  }
}

const extremes = [
  '#000000',
  '#ffffff',
  '#fbfaf7',
  '#16181d',
  '#ffff00',
  '#808080',
  '#fff',
  '#f00',
  '#00f8',
  '#12345678',
];

const cases = [...extremes, ...colours(50)].flatMap((colour) => [
  [colour, 'light'] as const,
  [colour, 'dark'] as const,
]);

test.each(cases)('%s gives readable pages in the %s theme', (themeColour, theme) => {
  const page = pageColours(themeColour, theme);
  const texts = ['ink', 'soft', 'faint', 'accent'] as const;
  const pairs = texts.flatMap((text) =>
    (['paper', 'card', 'tint'] as const).map((surface) => [page[text], page[surface]] as const),
  );
  const others = [
    [page.onFill, page.fill],
    [page.onField, page.field],
    [page.onField, page.fieldShape],
    [page.bad, page.paper],
  ] as const;
  for (const [text, surface] of [...pairs, ...others]) expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(page.fillEdge, page.paper)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(page.edge, page.card)).toBeGreaterThanOrEqual(3);
});

test.each(cases)('%s stays readable over any background image in the %s theme', (themeColour, theme) => {
  const page = pageColours(themeColour, theme, { hasBackground: true });
  const surfaces = [page.paper, page.tint].flatMap((surface) => [
    surface,
    mixColour(surface, '#000000', backgroundShare),
    mixColour(surface, '#ffffff', backgroundShare),
  ]);
  for (const surface of surfaces) {
    for (const text of ['ink', 'soft', 'faint', 'accent', 'bad'] as const) {
      expect(contrastRatio(page[text], surface), text).toBeGreaterThanOrEqual(4.5);
    }
    for (const part of ['edge', 'fillEdge'] as const) {
      expect(contrastRatio(page[part], surface), part).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a colour that reads well stays as the owner chose it', () => {
  expect(pageColours('#1f3a5f', 'light')).toMatchObject({ accent: '#1f3a5f', fill: '#1f3a5f', field: '#1f3a5f' });
});

test('a colour that cannot be read is the default one, never style of its own', () => {
  const css = themeCss({ themeColour: 'red}body{display:none', pageTheme: 'light', textColour: 'auto' });
  expect(css).not.toContain('display');
  expect(css).toBe(themeCss({ themeColour: '#1f3a5f', pageTheme: 'light', textColour: 'auto' }));
});

test.each([
  ['light', 1, 'color-scheme:light;'],
  ['dark', 1, 'color-scheme:dark;'],
  ['auto', 2, 'color-scheme:light dark;'],
] as const)('the %s theme carries %i set of colours', (pageTheme, sets, scheme) => {
  const css = themeCss({ themeColour: '#1f3a5f', pageTheme, textColour: 'auto' });
  expect(css.match(/--p:/g)).toHaveLength(sets);
  expect(css).toContain(scheme);
});

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette itself is readable', (_, palette) => {
  for (const text of ['ink', 'soft', 'faint', 'good', 'warning', 'bad'] as const) {
    expect(contrastRatio(palette[text], palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(palette[text], palette.card)).toBeGreaterThanOrEqual(4.5);
  }
});

test("the app's accent carries white text", () => {
  expect(contrastRatio(appAccent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test.each(cases)('%s as colour of headings is readable on every surface of the %s theme', (textColour, theme) => {
  for (const themeColour of ['#1f3a5f', '#ffd400', '#808080']) {
    const page = pageColours(themeColour, theme, { textColour });
    for (const surface of [page.paper, page.card, page.tint]) {
      expect(contrastRatio(page.heading, surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const surface of [page.field, page.fieldShape]) {
      expect(contrastRatio(page.onFieldHeading, surface)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a colour of headings that reads well stays as the owner chose it, and costs other pages nothing', () => {
  const choice = { themeColour: '#1f3a5f', pageTheme: 'light' } as const;

  expect(themeCss({ ...choice, textColour: '#7d2063' })).toContain('--h:#7d2063');
  expect(themeCss({ ...choice, textColour: 'auto' })).not.toContain('--h:');
});
