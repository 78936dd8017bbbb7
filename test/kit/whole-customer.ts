/** A customer with a row of every kind that the headers declare, and what these lead to, each with a word that nobody else has. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { applicantKey, holderKey } from '../../functions/domain/insurance/address-rows.ts';
import {
  agentApplicationKey,
  applicationKey,
  insuranceReminderId,
  referredKey,
  type ApplicationRow,
} from '../../functions/domain/insurance/application-rows.ts';
import { customerPolicyKey, policyKey } from '../../functions/domain/insurance/policy-rows.ts';
import { fileKey } from '../../functions/domain/insurance/files/file-rows.ts';
import { customerApplicationKey } from '../../functions/domain/portal/portal-rows.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import type { TableName } from '../../shared/model/resources.ts';
import { NOW } from './call-context.ts';
import { customerEmailRow, customerRow, issuedApplicationRow, policyRowOf } from './customers.ts';
import { declaredRows } from './row-headers.ts';

type Row = Record<string, unknown>;

/** An application of the address; its edges go with it. */
export function ownApplication(applicationId: string, email: string, changes: Partial<ApplicationRow>): Row[] {
  const row = { ...issuedApplicationRow(email, changes), ...applicationKey(applicationId), applicationId };
  return [row, { ...applicantKey(email, applicationId), applicationId }];
}

export type WholeCustomer = { customerId: string; canary: string; email: string };

export const wholeCustomer = (customerId: string): WholeCustomer => {
  const canary = `canary${customerId.slice(-10)}`.toLowerCase();
  return { customerId, canary, email: `${canary}@example.com` };
};

/** Ids of the customer's applications and policies. */
export const idsOf = ({ canary }: WholeCustomer) => ({
  begun: `begun-${canary}`,
  renewal: `renew-${canary}`,
  ordered: `order-${canary}`,
  issued: `issue-${canary}`,
  policy: `cover-${canary}`,
});

/** Their files, in the buckets: names that deletion has to find. */
export const filesOf = (customer: WholeCustomer): { gone: string[]; kept: string[] } => {
  const { begun, renewal, ordered } = idsOf(customer);
  return {
    gone: [begun, renewal].flatMap((id) => [`documents/applications/${id}/f1`, `incoming/applications/${id}/f2`]),
    kept: [`documents/applications/${ordered}/f1`],
  };
};

/** All of it; what a policy is or becomes stays when they are deleted. */
function rowsOf(customer: WholeCustomer): Row[] {
  const { customerId, email } = customer;
  const { begun, renewal, ordered, issued, policy } = idsOf(customer);
  const open = { policyId: null, orderId: null, createdAt: NOW.toISOString() };
  const referred = { state: 'referred', agentId: 'agent-1', ...open } as const;
  return [
    customerRow({ customerId, email }),
    { ...customerEmailRow(email), accountId: customerId },
    ...ownApplication(begun, email, referred),
    { ...agentApplicationKey('agent-1', NOW.toISOString(), begun), applicationId: begun },
    { ...referredKey('insurer', begun), applicationId: begun },
    { ...fileKey(begun, 'f1'), applicationId: begun, fileId: 'f1' },
    // Begun in the portal, for another address.
    ...ownApplication(renewal, `another-${email}`, { state: 'draft', ...open }),
    { ...customerApplicationKey(customerId, renewal), applicationId: renewal },
    ...ownApplication(ordered, email, { state: 'ordered', ...open, orderId: 'order' }),
    ...ownApplication(issued, email, { state: 'issued', policyId: policy }),
    { ...policyRowOf(email, customerId), ...policyKey(policy), policyId: policy },
    { ...customerPolicyKey(customerId, policy), policyId: policy },
    { ...holderKey(email, policy), policyId: policy },
    // Bound to somebody else since: only the edge is left.
    { ...customerPolicyKey(customerId, 'elsewhere'), policyId: 'elsewhere' },
  ];
}

export async function writeWholeCustomer(customer: WholeCustomer): Promise<void> {
  const declared = declaredRows()
    .filter(({ pk }) => pk === 'CUSTOMER#<customer>')
    .map(({ sk }): Row => ({ pk: `CUSTOMER#${customer.customerId}`, sk: sk.replaceAll(/<[^>]*>/g, 'x') }))
    .filter(({ sk }) => sk !== 'CUSTOMER');
  const reminder = { pk: `DUE#${insuranceReminderId('agent-1', idsOf(customer).begun)}`, sk: 'DUE' };
  const rows: [TableName, Row][] = [
    ...[...declared, ...rowsOf(customer)].map((row): [TableName, Row] => ['insurance', row]),
    ['conversations', reminder],
  ];
  for (const [TableName, row] of rows) {
    await dynamo.send(new PutCommand({ TableName, Item: { ...row, canary: customer.canary } }));
  }
}
