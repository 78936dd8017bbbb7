import { beforeEach, describe, expect, test } from 'vitest';
import { downloadPolicyFile } from '../../../../functions/calls/policy/download-policy-file.ts';
import { getDocumentCenterTokenAndPdf } from '../../../../functions/calls/policy/get-document-center-token-and-pdf.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put } = useInsurer();
const files = useMemoryBuckets();
beforeEach(() => void files.set('documents/policies/p/schedule-1.pdf', Buffer.from('%PDF-1.4')));

const center = async () => {
  const { opened, policy } = await issuedTrip(put);
  const { token, documents } = await getDocumentCenterTokenAndPdf(opened, onDay());
  return { policy, center: token, token: documents[0]?.token ?? '' };
};

describe('downloadPolicyFile', () => {
  test('gives the document under the number of the policy, once', async () => {
    const { policy, token } = await center();
    const file = await downloadPolicyFile({ token }, onDay());

    expect(file.name).toBe(`${policy.number}-schedule.pdf`);
    expect(Buffer.from(file.body).toString()).toBe('%PDF-1.4');
    await expect(downloadPolicyFile({ token }, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('gives it to one of many that come at once', async () => {
    const { token } = await center();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => downloadPolicyFile({ token }, onDay())));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('gives nothing after ten minutes, to the token of the centre, and to one that there is not', async () => {
    const { token, center: wide } = await center();
    const later = callContext({ now: new Date(NOW.getTime() + 600_000) });

    for (const [one, context] of [
      [token, later],
      [wide, onDay()],
      ['B'.repeat(43), onDay()],
    ] as const) {
      await expect(downloadPolicyFile({ token: one }, context)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('gives nothing when the file is gone', async () => {
    const { token } = await center();
    files.clear();

    await expect(downloadPolicyFile({ token }, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });
});
