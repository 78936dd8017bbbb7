import { describe, expect, test } from 'vitest';
import { getDocumentCenterTokenAndPdf } from '../../../../functions/calls/policy/get-document-center-token-and-pdf.ts';
import { getPolicyFileNewToken } from '../../../../functions/calls/policy/get-policy-file-new-token.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const center = async () => getDocumentCenterTokenAndPdf((await issuedTrip(put)).opened, onDay());

describe('getPolicyFileNewToken', () => {
  test('gives a new token for a document, for ten minutes', async () => {
    const { token, documents } = await center();
    const made = await getPolicyFileNewToken({ token, kind: 'schedule' }, onDay());

    expect(made.token).not.toBe(documents[0]?.token);
    expect(made.expiresAt).toBe('2026-03-10T12:10:00.000Z');
  });

  test('needs the token of the centre: that of a document gives no others', async () => {
    const { documents } = await center();
    const token = documents[0]?.token ?? '';

    await expect(getPolicyFileNewToken({ token, kind: 'certificate' }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('has none after ten minutes, for a document that is not drawn, and for a token that there is not', async () => {
    const { token } = await center();
    const later = callContext({ now: new Date(NOW.getTime() + 600_000) });

    await expect(getPolicyFileNewToken({ token, kind: 'schedule' }, later)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(getPolicyFileNewToken({ token, kind: 'receipt' }, onDay())).rejects.toMatchObject({
      code: 'document_not_ready',
    });
    await expect(getPolicyFileNewToken({ token: 'B'.repeat(43), kind: 'schedule' }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
