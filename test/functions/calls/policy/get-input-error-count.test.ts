import { expect, test } from 'vitest';
import { getDocumentCenterTokenAndPdf } from '../../../../functions/calls/policy/get-document-center-token-and-pdf.ts';
import { getInputErrorCount } from '../../../../functions/calls/policy/get-input-error-count.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

test('it counts down with each wrong answer, and is five again a day after the last', async () => {
  const { policy } = await issuedTrip(put);
  const { applicationId } = policy;
  expect(await getInputErrorCount({ applicationId }, onDay())).toEqual({ left: 5 });
  for (const left of [4, 3]) {
    await expect(getDocumentCenterTokenAndPdf({ applicationId, birth: '1991-01-01' }, onDay())).rejects.toThrow();
    expect(await getInputErrorCount({ applicationId }, onDay())).toEqual({ left });
  }

  expect(await getInputErrorCount({ applicationId }, onDay(1))).toEqual({ left: 5 });
});

test('an application that there is not has all its tries', async () => {
  expect(await getInputErrorCount({ applicationId: 'Z'.repeat(22) }, onDay())).toEqual({ left: 5 });
});
