import * as contracts from '../../../shared/calls/customer-policies.ts';
import { passCustomerGate } from '../../kit/customer-gate.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';

export const handler = streamGroup(
  [
    bindFile(
      contracts.customerDownloadPolicyFile,
      async () => (await import('./customer-download-policy-file.ts')).customerDownloadPolicyFile,
    ),
    bindFile(
      contracts.downloadPolicyArchive,
      async () => (await import('./download-policy-archive.ts')).downloadPolicyArchive,
    ),
  ],
  { customer: passCustomerGate },
);
