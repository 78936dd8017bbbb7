import { describe, expect, test } from 'vitest';
import { underwritingLogic } from '../../../../functions/calls/insurance-quote/underwriting-logic.ts';
import { getQuote } from '../../../../functions/calls/insurance-quote/get-quote.ts';
import { beginTrip, onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('underwritingLogic', () => {
  test('decides an application as it stands, and keeps nothing', async () => {
    const opened = await beginTrip();

    expect(await underwritingLogic(opened, onDay())).toEqual({ problems: [], decision: 'accept', reasons: [] });
    expect((await getQuote(opened, onDay())).quote).toBeNull();
  });

  test('says what is wrong before it decides', async () => {
    const opened = await beginTrip({ ...threeDays, answer: { start: '2026-04-01' } });

    expect(await underwritingLogic(opened, onDay())).toMatchObject({ problems: [{ question: 'end' }], decision: null });
  });
});
