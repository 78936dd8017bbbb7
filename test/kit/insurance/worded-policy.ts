/** A premier policy with winter sports whose wording is drawn: four passages of which one is an exclusion. */
import { policyKey } from '../../../functions/domain/insurance/policy-rows.ts';
import { forgetWordings } from '../../../functions/domain/insurance/wording/find-wording.ts';
import { keepWording } from '../../../functions/domain/insurance/wording/wording-files.ts';
import type { Row } from '../dynamo.ts';
import { accountId } from '../id-tokens.ts';
import { paperOf } from './papers.ts';
import { shippedRows } from './shipped.ts';

const section = { headings: [], page: 3, start: 0, end: 60 };

/** @param owner the customer whom it is bound to; gives its id */
export async function bindWordedPolicy(put: (rows: readonly Row[]) => void, owner: string | null): Promise<string> {
  const { policy } = paperOf('travel-hk', 'en_us');
  put([...shippedRows('travel-hk'), { ...policyKey(policy.policyId), ...policy, customerId: owner }]);
  forgetWordings();
  await keepWording({ companyId: accountId, code: 'travel-hk', version: 1, language: 'en_us' }, Buffer.from('%PDF'), [
    {
      ...section,
      section: ['6 Options'],
      isExclusion: false,
      text: 'Winter sports: skiing on marked runs is insured.',
    },
    { ...section, section: ['5 Baggage'], isExclusion: false, text: 'We pay what the things were worth.' },
    { ...section, section: ['8 Price'], isExclusion: false, text: 'The premium depends on the plan.' },
    { ...section, section: ['7 What is not covered'], isExclusion: true, text: 'Skiing without the option.' },
  ]);
  return policy.policyId;
}
