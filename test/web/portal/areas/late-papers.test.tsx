// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { PolicyView } from '../../../../shared/insurance/policy.ts';
import { startTexts } from '../../../../web/app/i18n.ts';
import documentTexts from '../../../../web/locales/en_us/portal-documents.json';
import policyTexts from '../../../../web/locales/en_us/policies.json';
import type { DocumentCenter } from '../../../../web/portal/areas/documents/documents-area.tsx';
import { DocumentList } from '../../../../web/portal/areas/documents/document-list.tsx';
import { DocumentsSection } from '../../../../web/portal/areas/policies/documents-section.tsx';

afterEach(cleanup);

const document = (isLate: boolean) =>
  ({ kind: 'schedule', fileName: 'a.pdf', isReady: false, isLate, token: null }) as const;

const policyWith = (isLate: boolean): PolicyView =>
  ({ policyId: 'P', number: 'TR26-00000042-79', documents: [document(isLate)] }) as unknown as PolicyView;

const centerWith = (isLate: boolean): DocumentCenter =>
  ({
    ...{
      token: 't',
      productName: 'Wayfarer',
      policyNumber: 'TR26-00000042-79',
      start: '2026-01-01',
      end: '2026-01-02',
    },
    documents: [document(isLate)],
  }) as unknown as DocumentCenter;

async function said(screen: ReactNode): Promise<string> {
  const i18n = await startTexts('en_us', ['policies', 'portal-documents', 'app', 'portal']);
  i18n.addResourceBundle('en_us', 'policies', policyTexts, true, true);
  i18n.addResourceBundle('en_us', 'portal-documents', documentTexts, true, true);
  const { container } = render(
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>{screen}</I18nextProvider>
    </MemoryRouter>,
  );
  return container.textContent;
}

const list = (isLate: boolean) => (
  <DocumentList applicationId="A" center={centerWith(isLate)} onOver={() => undefined} />
);

describe('who waits for documents for more than two minutes', () => {
  test('is told that it takes longer, that the cover holds, and that a mail comes', async () => {
    const policy = await said(<DocumentsSection policy={policyWith(true)} />);
    const center = await said(list(true));

    for (const text of [policy, center]) {
      expect(text).toMatch(/longer than usual\. Your cover holds all the same, and we will email you/);
      expect(text).not.toContain('Being drawn');
    }
  });

  test('and nobody before that', async () => {
    const policy = await said(<DocumentsSection policy={policyWith(false)} />);
    const center = await said(list(false));

    for (const text of [policy, center]) {
      expect(text).toContain('Being drawn');
      expect(text).not.toContain('longer than usual');
    }
  });
});
