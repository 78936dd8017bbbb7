/** Policies of a test: issued for an application that was quoted, as whoever settles its order does it. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import { applicationKey, ApplicationRow } from '../../../functions/domain/insurance/application-rows.ts';
import { issueItems } from '../../../functions/domain/insurance/issue-policy.ts';
import {
  policyKey,
  policyOrderKey,
  type PolicyOrderRow,
  type PolicyRow,
} from '../../../functions/domain/insurance/policy-rows.ts';
import { quotes } from '../../../functions/calls/insurance-quote/quotes.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { readRow } from '../../../functions/kit/read-row.ts';
import { NOW } from '../call-context.ts';
import type { Row } from '../dynamo.ts';
import { beginTrip, onDay, threeDays } from './applications.ts';

export const ORDER_ID = '01KKBZJR000000000000000ORD';

/** The order of an application, as it stands once it is paid. */
export function policyOrderRow(
  row: Pick<ApplicationRow, 'applicationId' | 'companyId' | 'language' | 'quote' | 'plan' | 'orderId'>,
  changes: Partial<PolicyOrderRow> = {},
): PolicyOrderRow {
  const price = row.quote?.prices.find(({ plan }) => plan === row.plan);
  return {
    ...{ orderId: row.orderId ?? ORDER_ID, orderNumber: 'PO26-00000007-22', applicationId: row.applicationId },
    ...{ companyId: row.companyId, kind: 'purchase', policyId: null, returned: 0 },
    total: { amount: price?.total ?? 0, currency: price?.currency ?? 'HKD' },
    ...{ quoteId: row.quote?.quoteId ?? '', plan: row.plan ?? '', instalments: null, voucherCode: null },
    ...{
      payWay: 'card',
      isHosted: false,
      providerCustomerId: null,
      reference: 'pi_1',
      approvalUrl: null,
      qr: null,
      method: null,
      state: 'paid',
      refund: null,
    },
    ...{ errorLabel: null, consent: { declaration: true, termsVersion: '1', at: NOW.toISOString() } },
    ...{ language: row.language, createdAt: NOW.toISOString(), paidAt: NOW.toISOString() },
    ...changes,
  };
}

export const readApplicationRow = async (applicationId: string): Promise<ApplicationRow> =>
  ApplicationRow.parse(await readRow('insurance', applicationKey(applicationId)));

type Put = (rows: readonly Row[]) => void;

/** The application with an order under way. */
export async function orderApplication(put: Put, { applicationId }: Opened): Promise<ApplicationRow> {
  const row: ApplicationRow = { ...(await readApplicationRow(applicationId)), state: 'ordered', orderId: ORDER_ID };
  put([{ ...applicationKey(applicationId), ...row }]);
  return row;
}

export async function issue(row: ApplicationRow, changes: Partial<PolicyOrderRow> = {}, now = NOW): Promise<PolicyRow> {
  const moment = { now, newId: () => ulid(now.getTime()) };
  const { policy, items } = await issueItems(row, policyOrderRow(row, changes), moment);
  await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  return policy;
}

export const HOLDER = {
  ...{ firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', birth: '1990-02-03', telephone: '+85291234567' },
};

/** A policy with its application's key, whose documents are drawn. */
export async function issuedTrip(
  put: Put,
  changes: Partial<PolicyRow> = {},
  agentName?: string,
): Promise<{ opened: Opened; policy: PolicyRow }> {
  const opened = await beginTrip({ ...threeDays, applicant: HOLDER }, agentName === undefined ? {} : { agentName });
  await quotes(opened, onDay());
  const issued = await issue(await orderApplication(put, opened));
  const files = { schedule: 'policies/p/schedule-1.pdf', certificate: 'policies/p/certificate-1.pdf' };
  const policy: PolicyRow = { ...issued, files, ...changes };
  put([{ ...policyKey(policy.policyId), ...policy }, orderOf(policy)]);
  return { opened, policy };
}

const orderOf = ({ applicationId, price, companyId, language }: PolicyRow): Row => {
  const application = { applicationId, companyId, language, quote: null, plan: price.plan, orderId: ORDER_ID };
  const total = { amount: price.total, currency: price.currency };
  return { ...policyOrderKey(ORDER_ID), ...policyOrderRow(application, { total }) };
};
