import * as contracts from '../../../shared/calls/learning-portal.ts';
import { bindFile, streamGroup } from '../../kit/stream-group.ts';
import { getLearnCertificate } from './get-learn-certificate.ts';

export const handler = streamGroup([bindFile(contracts.getLearnCertificate, getLearnCertificate)]);
