import type { queryDocumentCenterPdf as contract } from '../../../shared/calls/customer-policies.ts';
import { makeDocumentToken, TOKEN_SECONDS } from '../../domain/insurance/document-tokens.ts';
import { documentsOf } from '../../domain/insurance/policy-view.ts';
import { getOwnPolicy } from '../../domain/portal/own-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const queryDocumentCenterPdf: Handler<typeof contract> = async ({ policyId }, context) => {
  const { policy } = await getOwnPolicy(context.actor.id, policyId, context.now);
  const documents = await Promise.all(
    documentsOf(policy, context.now).map(async (document) => {
      const made = document.isReady ? await makeDocumentToken(policyId, document.kind, context) : null;
      return { ...document, token: made?.token ?? null };
    }),
  );
  return { documents, expiresAt: new Date(context.now.getTime() + TOKEN_SECONDS * 1_000).toISOString() };
};
