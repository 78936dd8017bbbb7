// @vitest-environment happy-dom
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { templateIds, type Design } from '../../../shared/model/page.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import { bareChanges, bareInput, pageTexts, sampleInput } from './sample-page.ts';

/** All that an owner can add to a design. */
const rich = {
  textColour: '#7d2063',
  nameFont: 'lora',
  imageTemplate: 'hills',
  connectionBar: {
    isOn: true,
    entryIds: ['email-mara@lindqvist.studio'],
    hasWords: false,
    shape: 'strip',
    colour: 'ink',
  },
} satisfies Partial<Design>;

const variants = templateIds.flatMap((template) =>
  (['en_us', 'ar_ae'] as const).flatMap((language) =>
    (['full', 'bare', 'rich'] as const).map((content) => ({ template, language, content })),
  ),
);

/** Needs a layout, which this document does not have; the contrast of all pairs is in the tests of the theme. */
const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

test.each(variants)('$template, $language, $content has no fault that a machine finds', async (variant) => {
  const { template, language, content } = variant;
  const [changes, input] = content === 'bare' ? [bareChanges, bareInput] : [{}, {}];
  const html = renderPage(
    sampleInput(
      { ...changes, design: { template, ...(content === 'rich' && rich) } },
      { ...input, language, texts: pageTexts(language) },
    ),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = document.documentElement;
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  document.title = page.title;
  document.body.innerHTML = page.body.innerHTML;
  const { violations, passes } = await axe.run(root, { rules });
  expect(passes.length).toBeGreaterThan(20);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
