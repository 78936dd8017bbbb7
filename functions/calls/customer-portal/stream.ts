import * as contracts from '../../../shared/calls/customer-policies.ts';
import { passCustomerGate } from '../../kit/customer-gate.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';
import { customerDownloadPolicyFile } from './customer-download-policy-file.ts';
import { downloadPolicyArchive } from './download-policy-archive.ts';

export const handler = streamGroup(
  [
    bindFile(contracts.customerDownloadPolicyFile, customerDownloadPolicyFile),
    bindFile(contracts.downloadPolicyArchive, downloadPolicyArchive),
  ],
  passCustomerGate,
);
