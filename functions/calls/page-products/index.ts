import * as contracts from '../../../shared/calls/page-products.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.saveLandingComplaint, async () => (await import('./save-landing-complaint.ts')).saveLandingComplaint),
]);
