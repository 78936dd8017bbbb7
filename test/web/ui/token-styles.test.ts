import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../shared/rules/contrast.ts';
import { darkAccent, lightAccent, tokenStyles } from '../../../web/ui/token-styles.ts';
import { darkPalette, lightPalette } from '../../../web/ui/tokens.ts';

/** WCAG 2.2: 1.4.3 for text. */
const readable = 4.5;

const themes = [
  ['light', lightPalette, lightAccent],
  ['dark', darkPalette, darkAccent],
] as const;

describe.each(themes)('the %s accent', (_, palette, accent) => {
  it('can be read on the accent', () => {
    expect(contrastRatio(accent.onFill, accent.fill)).toBeGreaterThanOrEqual(readable);
    expect(contrastRatio(accent.onFill, accent.fillHover)).toBeGreaterThanOrEqual(readable);
  });

  it('can be read as text on paper, on cards and on its own tint', () => {
    for (const ground of [palette.paper, palette.card, accent.wash]) {
      expect(contrastRatio(accent.text, ground)).toBeGreaterThanOrEqual(readable);
    }
  });

  it('lets ink be read on its tint', () => {
    expect(contrastRatio(palette.ink, accent.wash)).toBeGreaterThanOrEqual(readable);
  });
});

describe('the variables', () => {
  it('hold the dark palette for those who like it dark, and no motion for those who asked for none', () => {
    const css = tokenStyles();

    expect(css).toContain(`--paper:${lightPalette.paper}`);
    expect(css).toMatch(new RegExp(`prefers-color-scheme:dark\\)\\{:root\\{--paper:${darkPalette.paper}`));
    expect(css).toContain('prefers-reduced-motion:reduce){:root{--quick:0ms;--calm:0ms}');
  });
});
