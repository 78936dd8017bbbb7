import * as contracts from '../../../shared/calls/policy.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';

export const handler = streamGroup([
  bindFile(contracts.downloadPolicyFile, async () => (await import('./download-policy-file.ts')).downloadPolicyFile),
]);
