/** Reads orders for applications and policies (rows: ../policy-rows.ts). */
import type { PayWay } from '../../../../shared/model/billing.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { readRow } from '../../../kit/read-row.ts';
import { applicationKey, ApplicationRow } from '../application-rows.ts';
import { policyOrderKey, PolicyOrderRow, policyPaymentKey } from '../policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

export async function findPolicyOrder(orderId: string): Promise<PolicyOrderRow | null> {
  const item = await readRow('insurance', policyOrderKey(orderId));
  return item === undefined ? null : PolicyOrderRow.parse(item);
}

export async function findPolicyOrderOfPayment(payWay: PayWay, reference: string): Promise<PolicyOrderRow | null> {
  const item = await readRow('insurance', policyPaymentKey(payWay, reference));
  return item === undefined ? null : findPolicyOrder(String(item['orderId']));
}

/** Throws `not_found` for another application's order, and for none alike. */
export async function ownOrderOrThrow({ applicationId }: ApplicationRow, orderId: string): Promise<PolicyOrderRow> {
  const order = await findPolicyOrder(orderId);
  if (order?.applicationId !== applicationId) throw new AppError('not_found');
  return order;
}

/** Whoever asks has shown already that they may. */
export async function findApplication(applicationId: string): Promise<ApplicationRow | null> {
  const item = await readRow('insurance', applicationKey(applicationId));
  return item === undefined ? null : ApplicationRow.parse(item);
}
