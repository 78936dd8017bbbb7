/** The browser of tests, pictures and measurements. */
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserOptions } from '../../bin/browser.ts';

const samples = {
  Latin: 'Żółć đường',
  Greek: 'Ελληνικά',
  Cyrillic: 'Български',
  Arabic: 'العربية',
  Thai: 'ภาษาไทย',
  Hebrew: 'עברית',
  Devanagari: 'हिन्दी',
  Simplified: '简体中文',
  Traditional: '繁體中文',
  Japanese: 'ひらがな',
  Korean: '한국어',
};

test('is the packaged one and has fonts of the project, and no others, for every script of the app', async () => {
  const options = await browserOptions();
  const browser = await chromium.launch(options);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent(
    Object.entries(samples)
      .map(([script, text]) => `<p id="${script}" style="font-family:system-ui">${text}</p>`)
      .join(''),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const families: Record<string, string[]> = {};
  for (const script of Object.keys(samples)) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${script}` });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    families[script] = [...new Set(fonts.map(({ familyName }) => familyName))];
  }

  expect(options.executablePath).toContain('xpage-chromium-');
  for (const script of ['Latin', 'Greek', 'Cyrillic', 'Hebrew'])
    expect(families[script], script).toEqual(['Open Sans']);
  expect(families['Arabic']).toEqual([expect.stringMatching(/^Cairo/)]);
  expect(families['Thai']).toEqual([expect.stringMatching(/^Kanit/)]);
  for (const script of ['Devanagari', 'Simplified', 'Traditional', 'Japanese', 'Korean']) {
    expect(families[script]?.length, script).toBeGreaterThan(0);
    for (const family of families[script] ?? []) expect(family, script).toMatch(/^Noto Sans/);
  }
});
