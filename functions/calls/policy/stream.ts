import * as contracts from '../../../shared/calls/policy.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';
import { downloadPolicyFile } from './download-policy-file.ts';

export const handler = streamGroup([bindFile(contracts.downloadPolicyFile, downloadPolicyFile)]);
