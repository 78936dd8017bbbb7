import * as contracts from '../../../shared/calls/learning-portal.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';

export const handler = streamGroup([
  bindFile(contracts.getLearnCertificate, async () => (await import('./get-learn-certificate.ts')).getLearnCertificate),
]);
