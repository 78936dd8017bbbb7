import * as contracts from '../../../shared/calls/service.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getServiceStatus, async () => (await import('./get-service-status.ts')).getServiceStatus),
  bind(contracts.policyReport, async () => (await import('./policy-report.ts')).policyReport),
]);
