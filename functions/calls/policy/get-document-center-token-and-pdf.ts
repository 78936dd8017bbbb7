import type { getDocumentCenterTokenAndPdf as contract } from '../../../shared/calls/policy.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';
import { isKeyOfMail, openApplication } from '../../domain/insurance/applications.ts';
import { openDoor } from '../../domain/insurance/document-door.ts';
import { makeDocumentToken } from '../../domain/insurance/document-tokens.ts';
import { findPolicyOfApplication } from '../../domain/insurance/find-policies.ts';
import type { PolicyRow } from '../../domain/insurance/policy-rows.ts';
import { documentsOf, findInsured } from '../../domain/insurance/policy-view.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDocumentCenterTokenAndPdf: Handler<typeof contract> = async (input, context) => {
  const policy = await openPolicy(input, context.now);
  const { policyId, number, productCode, start, end } = policy;
  const insured = await findInsured(policy, context.language);
  const documents = await Promise.all(
    documentsOf(policy, context.now).map(async (document) => {
      const made = document.isReady ? await makeDocumentToken(policyId, document.kind, context) : null;
      return { ...document, token: made?.token ?? null };
    }),
  );
  const center = await makeDocumentToken(policyId, 'center', context);
  const productName = insured?.texts.name ?? productCode;
  return { ...center, productName, policyNumber: number, start, end, documents };
};

async function openPolicy(input: InputOf<typeof contract>, now: Date): Promise<PolicyRow> {
  if ('birth' in input) return openDoor(input.applicationId, input.birth, now);
  const row = await openApplication(input, now);
  const policy = isKeyOfMail(row, input.key) ? null : await findPolicyOfApplication(row.applicationId);
  if (policy === null) throw new AppError('not_found');
  return policy;
}
