import { describe, expect, test } from 'vitest';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import type { Opened } from '../../../../functions/domain/insurance/applications.ts';
import { beginTrip, onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getQuestionJson', () => {
  test('gives an application back on another device, with its quote', async () => {
    const opened = await quotedTrip();
    const { application } = await getQuestionJson(opened, onDay(3));

    expect(application).toMatchObject({ answers: threeDays, plan: 'standard', state: 'accepted' });
    expect(application.quote?.prices).toMatchObject([{ plan: 'standard', total: 56_00 }]);
  });

  test('says what is missing for the purchase once there is a quote', async () => {
    const problems = async (opened: Opened) => (await getQuestionJson(opened, onDay())).problems;

    expect(await problems(await beginTrip())).toEqual([]);
    expect(await problems(await quotedTrip())).toMatchObject([
      { about: 'applicant', question: 'email', code: 'required' },
    ]);
  });

  test('opens to no other key', async () => {
    const { applicationId } = await beginTrip();
    await expect(getQuestionJson({ applicationId, key: 'A'.repeat(43) }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
