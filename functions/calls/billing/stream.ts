import * as contracts from '../../../shared/calls/billing.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';
import { downloadInvoice } from './download-invoice.ts';

export const handler = streamGroup([bindFile(contracts.downloadInvoice, downloadInvoice)]);
