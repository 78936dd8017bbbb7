import * as contracts from '../../../shared/calls/policy.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getPolicyNo, async () => (await import('./get-policy-no.ts')).getPolicyNo),
  bind(
    contracts.getDocumentCenterTokenAndPdf,
    async () => (await import('./get-document-center-token-and-pdf.ts')).getDocumentCenterTokenAndPdf,
  ),
  bind(
    contracts.getPolicyFileNewToken,
    async () => (await import('./get-policy-file-new-token.ts')).getPolicyFileNewToken,
  ),
  bind(contracts.getInputErrorCount, async () => (await import('./get-input-error-count.ts')).getInputErrorCount),
  bind(
    contracts.getAgentInfoByApplicationId,
    async () => (await import('./get-agent-info-by-application-id.ts')).getAgentInfoByApplicationId,
  ),
  bind(
    contracts.getPolicyOrderByApplicationId,
    async () => (await import('./get-policy-order-by-application-id.ts')).getPolicyOrderByApplicationId,
  ),
  bind(
    contracts.getBindingStatusByApplicationId,
    async () => (await import('./get-binding-status-by-application-id.ts')).getBindingStatusByApplicationId,
  ),
  bind(contracts.sendmailOfPolicy, async () => (await import('./sendmail-of-policy.ts')).sendmailOfPolicy),
]);
