/** Applications of a test: begun for the example product, which insures the days of a trip at 18.50 each. */
import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { saveQuestionJson } from '../../../functions/calls/insurance-quote/save-question-json.ts';
import { quotes } from '../../../functions/calls/insurance-quote/quotes.ts';
import { voucherKey, type VoucherRow } from '../../../functions/domain/insurance/application-rows.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import { callContext, NOW } from '../call-context.ts';
import type { Row } from '../dynamo.ts';
import { accountId } from '../id-tokens.ts';
import { CHANNEL } from './published.ts';

/** Three days, which are 56.00 in whole dollars. */
export const threeDays: Answers = { answer: { start: '2026-04-01', end: '2026-04-03' }, applicant: {}, insured: [] };

/** `days` after the test's now. Ids differ from one application to the next, as they do outside of tests. */
export function onDay(days = 0): CallContext {
  const now = new Date(NOW.getTime() + days * 86_400_000);
  return callContext({ now, newId: () => ulid(now.getTime()), randomBytes: (length) => randomBytes(length) });
}

export async function beginTrip(answers: Answers = threeDays, changes: { agentName?: string } = {}): Promise<Opened> {
  const { application, key } = await saveQuestionJson(
    {
      ...{ kind: 'begin', productCode: 'travel-hk', channelCode: CHANNEL, agentName: null, language: 'en_us' },
      ...{ answers, plan: 'standard' },
      ...changes,
    },
    onDay(),
  );
  return { applicationId: application.applicationId, key: key ?? '' };
}

/** One that has a quote. */
export async function quotedTrip(answers: Answers = threeDays): Promise<Opened> {
  const opened = await beginTrip(answers);
  await quotes(opened, onDay());
  return opened;
}

export function voucherRow(changes: Partial<VoucherRow> = {}): Row {
  const voucher: VoucherRow = {
    ...{ code: 'GO10', percent: 10, amount: null, from: '2026-01-01', until: '2026-12-31' },
    ...{ products: null, channels: null, uses: 100, used: 0 },
    ...changes,
  };
  return { ...voucherKey(accountId, voucher.code), ...voucher };
}
