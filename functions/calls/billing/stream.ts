import * as contracts from '../../../shared/calls/billing.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';

export const handler = streamGroup([
  bindFile(contracts.downloadInvoice, async () => (await import('./download-invoice.ts')).downloadInvoice),
]);
