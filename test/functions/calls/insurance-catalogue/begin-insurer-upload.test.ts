import { describe, expect, test } from 'vitest';
import { beginInsurerUpload } from '../../../../functions/calls/insurance-catalogue/begin-insurer-upload.ts';
import { asEditor, asNobody, companyRows } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('beginInsurerUpload', () => {
  test.each([
    ['product', 'application/json', 5],
    ['exclusions', 'text/csv', 2],
  ] as const)('lets one %s be sent, under the company’s own prefix', async (purpose, type, megabytes) => {
    const { uploadId, fields } = await beginInsurerUpload({ purpose }, asEditor());
    const { conditions } = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as {
      conditions: unknown[];
    };

    expect(fields['key']).toBe(`insurers/${accountId}/${uploadId}`);
    expect(conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, megabytes * 1024 * 1024],
        ['eq', '$Content-Type', type],
      ]),
    );
  });

  test('is for companies whose plan includes it', async () => {
    await expect(beginInsurerUpload({ purpose: 'product' }, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
    put(companyRows({ plan: { id: 'free', trialEndsAt: null } }));
    await expect(beginInsurerUpload({ purpose: 'product' }, asEditor())).rejects.toMatchObject({ code: 'plan_needed' });
  });
});
