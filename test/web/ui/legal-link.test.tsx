// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startTexts } from '../../../web/app/i18n.ts';
import { LegalLink } from '../../../web/ui/legal-link.tsx';

afterEach(async () => {
  cleanup();
  await startTexts('en_us');
});

test.each([
  ['en_us', '/legal/terms'],
  ['de_at', '/legal/terms/de_at'],
  ['ar_ae', '/legal/terms/ar_ae'],
] as const)('in %s the terms stand at %s', async (language, href) => {
  await startTexts(language);
  render(<LegalLink id="terms">Terms</LegalLink>);

  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
