import { expect, test } from 'vitest';
import { getDtxFontLibraryList } from '../../../../functions/calls/insurance-catalogue/get-dtx-font-library-list.ts';
import { webFontIds } from '../../../../shared/model/web-fonts.ts';
import { callContext } from '../../../kit/call-context.ts';
import '../../../kit/font-library.ts';
import { APP_ORIGIN } from '../../../kit/function-environment.ts';

test('getDtxFontLibraryList names every family once, each with the style sheet on our own origin', async () => {
  const fonts = await getDtxFontLibraryList({}, callContext());

  expect(fonts.map(({ id }) => id)).toEqual(webFontIds);
  expect(fonts).toContainEqual({
    id: 'playfair-display',
    name: 'Playfair Display',
    url: `${APP_ORIGIN}/assets/f/playfair-display.0a1b2c3d4e.css`,
  });
});
