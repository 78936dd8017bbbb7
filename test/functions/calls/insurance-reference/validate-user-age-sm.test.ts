import { describe, expect, test } from 'vitest';
import { validateUserAgeSm } from '../../../../functions/calls/insurance-reference/validate-user-age-sm.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('validateUserAgeSm', () => {
  const limits = [
    { who: 'applicant', unit: 2, least: 18, most: 85 },
    { who: 'insured', unit: 1, least: 42, most: 40_000 },
  ] as const;
  const look = (who: 'applicant' | 'insured', birth: string, on?: string) => {
    put(publishedRows({ ageLimits: [...limits] }));
    return validateUserAgeSm({ productCode: 'travel-hk', who, birth, on }, callContext());
  };

  test('says whether an age lies within the limits, the birthday included', async () => {
    expect(await look('applicant', '2008-03-10')).toEqual({ valid: true, limits: [{ unit: 2, least: 18, most: 85 }] });
    expect((await look('applicant', '2008-03-11')).valid).toBe(false);
    expect((await look('applicant', '1940-03-11')).valid).toBe(true);
    expect((await look('applicant', '1940-03-10')).valid).toBe(false);
  });

  test('counts days where the limit is in days', async () => {
    expect((await look('insured', '2026-01-28', '2026-03-10')).valid).toBe(true);
    expect((await look('insured', '2026-01-29', '2026-03-10')).valid).toBe(false);
  });

  test('says no to who is not born yet', async () => {
    expect((await look('applicant', '2027-01-01')).valid).toBe(false);
  });
});
