/** The way from the portal into an application: where it goes on, and a key to it. */
import type { CallContext } from '../../kit/context.ts';
import type { ApplicationRow } from '../insurance/application-rows.ts';
import { makeCustomerKey } from '../insurance/applications.ts';

export type OpenedQuote = {
  applicationId: string;
  key: string;
  channelCode: string;
  agentName: string | null;
  productCode: string;
};

/** Throws `conflict` when it was changed since it was read. */
export async function openQuote(row: ApplicationRow, context: CallContext): Promise<OpenedQuote> {
  const { channelCode, agentName, productCode } = row;
  return { ...(await makeCustomerKey(row, context)), channelCode, agentName, productCode };
}
