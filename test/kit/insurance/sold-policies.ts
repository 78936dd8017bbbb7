/** A policy of a test: Ana's, whose agent is Tom. */
import {
  agentPolicyKey,
  policyEventKey,
  policyKey,
  type PolicyRow,
} from '../../../functions/domain/insurance/policy-rows.ts';
import { editorId } from '../company.ts';
import type { Row } from '../dynamo.ts';
import { accountId } from '../id-tokens.ts';
import { threeDays } from './applications.ts';
import { ana } from './referrals.ts';
import { AGENT, CHANNEL } from './published.ts';

export const policyId = 'PPPPPPPPPPPPPPPPPPPPPP';

/** With its first event and its agent's row. */
export function soldPolicyRows(changes: Partial<PolicyRow> = {}): Row[] {
  const row: PolicyRow = {
    ...{ policyId, number: 'TR26-00000042-17', applicationId: 'AAAAAAAAAAAAAAAAAAAAAA', orderId: 'order1' },
    ...{ companyId: accountId, channelCode: CHANNEL, agentId: editorId, agentName: AGENT, customerId: null },
    ...{ productCode: 'travel-hk', version: 1, language: 'en_us', plan: 'standard' },
    answers: { ...threeDays, applicant: ana },
    price: {
      ...{ plan: 'standard', currency: 'HKD', premium: 56_00, charges: 0, total: 56_00 },
      lines: [{ id: 'days', kind: 'premium', person: null, amount: 56_00 }],
    },
    ...{ instalments: [], method: null, holder: { ...ana, birth: '1990-02-03' } },
    ...{ start: '2026-04-01', end: '2026-04-03', issuedOn: '2026-03-09', issuedAt: '2026-03-09T10:00:00.000Z' },
    ...{ cancelledOn: null, renews: null, renewedBy: null, hasClaim: false },
    ...{ changedOn: null, changedAt: null, paidForChanges: 0, files: {}, revision: 1 },
    ...changes,
  };
  const event = { eventId: 'e1', at: row.issuedAt, kind: 'issued', by: 'system', money: null, detail: {} };
  return [
    { ...policyKey(row.policyId), ...row },
    { ...policyEventKey(row.policyId, 'e1'), ...event },
    ...(row.agentId === null
      ? []
      : [{ ...agentPolicyKey(row.agentId, row.issuedAt, row.policyId), policyId: row.policyId }]),
  ];
}
