/**
 * Draws first, writes the files, then names them in the policy together with the mails. Files are named by the policy's
 * revision: a policy that was changed has its documents drawn anew, and the former ones stay.
 */
import { isDeepStrictEqual } from 'node:util';
import { readCompany } from '../../domain/companies/read-company.ts';
import { toAgentCard } from '../../domain/insurance/agent-card.ts';
import { findPolicy } from '../../domain/insurance/find-policies.ts';
import { policyFileKey } from '../../domain/insurance/policy-files.ts';
import { policyOrderKey, PolicyOrderRow, type PolicyRow } from '../../domain/insurance/policy-rows.ts';
import { findInsured } from '../../domain/insurance/policy-view.ts';
import { wordingFileOf } from '../../domain/insurance/wording/find-wording.ts';
import { finishDocuments, writePolicyFile } from '../../domain/insurance/write-policy-files.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import { environment } from '../../kit/environment.ts';
import type { JobContext } from '../../kit/job.ts';
import { readRow } from '../../kit/read-row.ts';
import { documentLanguage } from '../../domain/insurance/policy-document-texts.ts';
import { drawDocumentOf, drawnKinds } from './draw-documents.ts';
import type { PolicyPaper } from './policy-paper.ts';

export type DocumentsJob = {
  policyId: string;
  /** `changed`: the documents that there are hold no more. */
  occasion: 'issued' | 'changed';
};

/** Does nothing for a policy that is gone, or that has its documents. Throws when it changes meanwhile, and is tried again. */
export async function issueDocuments({ policyId, occasion }: DocumentsJob, { id, now }: JobContext): Promise<void> {
  const policy = await findPolicy(policyId);
  const isIssue = occasion === 'issued';
  if (policy === null || (isIssue && !isDeepStrictEqual(policy.files, {}))) return;
  const paper = await paperOf(policy);
  if (paper === null) return;
  const files: PolicyRow['files'] = {
    wording: (await wordingFileOf(paper.insured.definition, policy.language)).key,
  };
  // One after the other: the function that draws has one browser.
  for (const kind of drawnKinds) {
    const key = policyFileKey(policyId, kind, policy.revision);
    await writePolicyFile(key, await drawDocumentOf(paper, kind));
    files[kind] = key;
  }
  const isDone = await finishDocuments(policy, files, { mailId: id, now, isIssue });
  if (!isDone) throw new Error(`The policy ${policyId} has changed while its documents were drawn.`);
}

/** Null when its product is gone with its insurer. */
async function paperOf(policy: PolicyRow): Promise<PolicyPaper | null> {
  const [insured, english, company, page, order] = await Promise.all([
    findInsured(policy, policy.language),
    findInsured(policy, 'en_us'),
    readCompany(policy.companyId),
    policy.agentId === null ? null : findLivePage(policy.agentId),
    readRow('insurance', policyOrderKey(policy.orderId)),
  ]);
  if (insured === null || company === null) return null;
  return {
    policy,
    order: PolicyOrderRow.parse(order),
    insured,
    english: english?.language === 'en_us' ? english : null,
    language: documentLanguage(insured.language),
    company: company.name,
    agent: page === null ? '' : toAgentCard(page).name,
    link: `${new URL(environment.appOrigin()).host}/portal`,
  };
}
