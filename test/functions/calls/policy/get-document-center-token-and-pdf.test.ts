import { describe, expect, test } from 'vitest';
import { getDocumentCenterTokenAndPdf } from '../../../../functions/calls/policy/get-document-center-token-and-pdf.ts';
import { getInputErrorCount } from '../../../../functions/calls/policy/get-input-error-count.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { applicationKey } from '../../../../functions/domain/insurance/application-rows.ts';
import { hashOf } from '../../../../functions/domain/insurance/applications.ts';
import { onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { HOLDER, issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

const WRONG = '1991-01-01';
const UNKNOWN = 'Z'.repeat(22);
const open = (applicationId: string, birth = HOLDER.birth, days = 0) =>
  getDocumentCenterTokenAndPdf({ applicationId, birth }, onDay(days));
const missTimes = async (applicationId: string, times: number): Promise<string[]> => {
  const codes = [];
  for (let index = 0; index < times; index += 1) {
    codes.push(await open(applicationId, WRONG).catch((error: { code: string }) => error.code));
  }
  return codes as string[];
};

describe('the document centre', () => {
  test('opens with the birth of the holder, and gives a token for each document that is drawn', async () => {
    const { policy } = await issuedTrip(put);
    const center = await open(policy.applicationId);

    expect(center).toMatchObject({ policyNumber: policy.number, productName: 'Wayfarer Travel', start: '2026-04-01' });
    expect(center.documents.map(({ kind, isReady, token }) => [kind, isReady, token !== null])).toEqual([
      ['schedule', true, true],
      ['certificate', true, true],
      ['receipt', false, false],
      ['wording', false, false],
    ]);
    const tokens = [center.token, ...center.documents.flatMap(({ token }) => token ?? [])];
    expect(new Set(tokens).size).toBe(3);
  });

  test('keeps no token, only its hash', async () => {
    const { policy } = await issuedTrip(put);
    const { token, documents } = await open(policy.applicationId);
    const kept = JSON.stringify([...table().rows.values()]);

    for (const one of [token, documents[0]?.token ?? token]) expect(kept).not.toContain(one);
  });

  test('opens with the key of the application, too', async () => {
    const { opened, policy } = await issuedTrip(put);

    expect((await getDocumentCenterTokenAndPdf(opened, onDay())).policyNumber).toBe(policy.number);
    await expect(getDocumentCenterTokenAndPdf({ ...opened, key: 'B'.repeat(43) }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('stays closed for the key of a mail about a decision, which opens the application alone', async () => {
    const { opened, policy } = await issuedTrip(put);
    const key = 'M'.repeat(43);
    const at = applicationKey(policy.applicationId);
    put([{ ...table().row(at), ...at, linkKeyHash: hashOf(key) }]);

    expect((await getQuestionJson({ ...opened, key }, onDay())).application.state).toBe('issued');
    await expect(getDocumentCenterTokenAndPdf({ ...opened, key }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(getDocumentCenterTokenAndPdf(opened, onDay())).resolves.toMatchObject({ policyNumber: policy.number });
  });

  test('has nothing for an application that is not issued', async () => {
    const opened = await quotedTrip();

    await expect(getDocumentCenterTokenAndPdf(opened, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('its door', () => {
  test('tells how many tries are left, and closes with the fifth wrong one, also for the right answer', async () => {
    const { policy } = await issuedTrip(put);
    const { applicationId } = policy;

    await expect(open(applicationId, WRONG)).rejects.toMatchObject({
      code: 'identity_not_proved',
      details: { left: 4 },
    });
    expect(await missTimes(applicationId, 4)).toEqual([
      ...['identity_not_proved', 'identity_not_proved', 'identity_not_proved', 'identity_locked'],
    ]);
    await expect(open(applicationId)).rejects.toMatchObject({ code: 'identity_locked' });
    expect(await getInputErrorCount({ applicationId }, onDay())).toEqual({ left: 0 });
  });

  test('opens again after a day, though the row is still there', async () => {
    const { policy } = await issuedTrip(put);
    await missTimes(policy.applicationId, 5);

    expect((await open(policy.applicationId, HOLDER.birth, 1)).policyNumber).toBe(policy.number);
  });

  test('forgets misses with the right answer', async () => {
    const { policy } = await issuedTrip(put);
    await missTimes(policy.applicationId, 4);
    await open(policy.applicationId);

    expect(await getInputErrorCount(policy, onDay())).toEqual({ left: 5 });
  });

  test('lets no more than five guesses in, also all at once', async () => {
    const { policy } = await issuedTrip(put);
    const guesses = Array.from({ length: 40 }, () =>
      open(policy.applicationId, WRONG).catch((error) => error.details.left),
    );

    expect((await Promise.all(guesses)).filter((left) => left !== undefined).toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('answers for what there is not as for what there is', async () => {
    const { applicationId } = await quotedTrip();

    expect(await missTimes(UNKNOWN, 5)).toEqual(await missTimes(applicationId, 5));
  });

  test('does not open with an empty birth where none is known', async () => {
    const { policy } = await issuedTrip(put, { holder: { ...HOLDER, birth: null } });

    await expect(open(policy.applicationId, '')).rejects.toMatchObject({ code: 'identity_not_proved' });
  });
});
