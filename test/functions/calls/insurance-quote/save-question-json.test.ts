import { describe, expect, test } from 'vitest';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import type { Opened } from '../../../../functions/domain/insurance/applications.ts';
import { beginTrip, onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { AGENT, CHANNEL, channelRows, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('saveQuestionJson', () => {
  const begin = (changes: object = {}) =>
    saveQuestionJson(
      {
        ...{ kind: 'begin', productCode: 'travel-hk', channelCode: CHANNEL, agentName: null, language: 'en_us' },
        ...{ answers: threeDays, plan: null },
        ...changes,
      },
      onDay(),
    );
  const save = (opened: Opened, revision: number, changes: object = {}, days = 0) =>
    saveQuestionJson(
      { kind: 'save', ...opened, revision, language: 'en_us', answers: threeDays, plan: null, ...changes },
      onDay(days),
    );

  test('begins an application, and gives its key once', async () => {
    const { application, key, problems } = await begin();

    expect(application).toMatchObject({ state: 'draft', version: 1, revision: 1, agentName: null, quote: null });
    expect([key?.length, problems]).toEqual([43, []]);
    expect(JSON.stringify(application)).not.toContain(key ?? 'key');
  });

  test('keeps what is incomplete or wrong, and says what', async () => {
    const answers = { answer: { start: '2026-03-09' }, applicant: {}, insured: [] };
    const { application, problems } = await begin({ answers });

    expect(application.answers).toEqual(answers);
    expect(problems.map(({ question, code }) => [question, code])).toEqual([
      ['start', 'too_early'],
      ['end', 'required'],
    ]);
  });

  test('keeps later answers, to who has seen the last ones', async () => {
    const opened = await beginTrip();
    const answers = { ...threeDays, answer: { ...threeDays.answer, end: '2026-04-05' } };
    const { application, key } = await save(opened, 1, { answers, plan: 'standard' });

    expect(application).toMatchObject({ revision: 2, plan: 'standard', answers });
    expect(key).toBeNull();
    await expect(save(opened, 1)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('makes a draft of what was quoted when an answer changes, and leaves it when none does', async () => {
    const opened = await quotedTrip();
    const state = async (revision: number, end: string) =>
      (await save(opened, revision, { answers: { ...threeDays, answer: { ...threeDays.answer, end } } })).application
        .state;

    expect(await state(2, '2026-04-03')).toBe('accepted');
    expect(await state(3, '2026-04-04')).toBe('draft');
  });

  test('stays with the version that it began with', async () => {
    const opened = await beginTrip();
    put(publishedRows({ version: 2 }));

    expect((await save(opened, 1)).application.version).toBe(1);
    expect((await begin()).application.version).toBe(2);
  });

  test('opens to its key alone, for sixty days from the last change', async () => {
    const opened = await beginTrip();

    await expect(save({ ...opened, key: 'A'.repeat(43) }, 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({ ...opened, applicationId: 'A'.repeat(22) }, 1)).rejects.toMatchObject({ code: 'not_found' });
    await save(opened, 1, {}, 59);
    await save(opened, 2, {}, 118);
    await expect(save(opened, 3, {}, 178)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['a product that the channel does not sell', { productCode: 'none' }],
    ['a channel that there is not', { channelCode: 'none' }],
    ['somebody who is no agent of the insurer', { agentName: 'nobody' }],
  ])('begins nothing for %s', async (_, changes) => {
    await expect(begin(changes)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('begins with an agent only where the channel sells through agents only', async () => {
    put(channelRows({ isDirect: false }));

    await expect(begin()).rejects.toMatchObject({ code: 'not_found' });
    expect((await begin({ agentName: AGENT })).application.agentName).toBe(AGENT);
  });

  test('begins nothing for a product that is not on sale', async () => {
    put(publishedRows({ version: 2, onSale: { from: '2027-01-01', until: null } }));
    await expect(begin()).rejects.toMatchObject({ code: 'not_found' });
  });
});
