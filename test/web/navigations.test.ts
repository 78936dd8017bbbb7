/** Where code sends a browser, beside links and the router: each file that does was looked at (T37 in docs/threats.md). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SENDS_A_BROWSER =
  /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)? = |\bwindow\.open\(|headers: \{ location\b|http-equiv="refresh"/;

/** Where the address comes from. */
const reviewed: Record<string, string> = {
  'functions/edge/page-fallback/index.ts': 'the stage’s origin and a name from a row',
  'functions/edge/page-fallback/product-answer.ts': 'the stage’s origin, and a name and a word from rows',
  'web/app/app-history.ts': 'paths of ours, and what `nextAfterSignIn` let through',
  'web/app/areas/account/google/google-button.tsx': 'an answer of ours: Google’s consent',
  'web/app/areas/billing/use-pay.ts': 'an answer of ours: the payment provider’s page',
  'web/app/areas/editor/contacts/meta-connect.tsx': 'an answer of ours: Meta’s consent',
  'web/app/areas/editor/page-settings/picture-section.tsx': 'an answer of ours: a signed file',
  'web/app/areas/editor/preview/keep-inside.ts':
    'links of the owner’s own page, in a tab that knows nothing of this one',
  'web/app/areas/security/export-section.tsx': 'an answer of ours: a signed file',
  'web/lib/ports.ts': 'paths of ours',
  'web/pages/product-chat/change-language.ts': 'the path of this chat, put together from its parts',
  'web/pages/product-chat/take-along.ts': 'a mail of the visitor’s own',
  'web/portal/areas/policies/open-quote.ts': 'a path of ours',
};

test('a browser is sent somewhere in a file that was looked at', () => {
  const found = globSync(['web/**/*.{ts,tsx}', 'functions/**/*.ts'])
    .filter((file) => SENDS_A_BROWSER.test(readFileSync(file, 'utf8')))
    .toSorted();

  expect(found).toEqual(Object.keys(reviewed));
});
