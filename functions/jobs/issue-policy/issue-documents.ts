/**
 * Sets first, writes the files, then names them in the policy together with the mails. Files are named by the policy's
 * revision: a policy that was changed has its documents set anew, and the former ones stay.
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
import { countMetric } from '../../kit/metrics.ts';
import { readRow } from '../../kit/read-row.ts';
import { documentLanguage } from '../../domain/insurance/policy-document-texts.ts';
import { paperKinds, setDocument } from './set-documents.ts';
import type { PolicyPaper } from './policy-paper.ts';

export type DocumentsJob = {
  policyId: string;
  /** `changed`: the documents that there are hold no more; `late`: they are not there two minutes after payment. */
  occasion: 'issued' | 'changed' | 'late';
};

/** Does nothing for a policy that is gone, or that has its documents. Throws when it changes meanwhile, and is tried again. */
export async function issueDocuments(
  { policyId, occasion }: DocumentsJob,
  { id, now, log }: JobContext,
): Promise<void> {
  const policy = await findPolicy(policyId);
  if (policy === null) return;
  if (occasion === 'late') {
    log.warn('policy.papers_late', { policyId });
    countMetric('PapersLate');
    return;
  }
  const isIssue = occasion === 'issued';
  if (isIssue && !isDeepStrictEqual(policy.files, {})) return;
  const paper = await paperOf(policy);
  if (paper === null) return;
  const isDone = await finishDocuments(policy, await makeFiles(paper), { mailId: id, now, isIssue });
  if (!isDone) throw new Error(`The policy ${policyId} has changed while its documents were set.`);
}

/** Keys of the documents, each of which is written by then. */
async function makeFiles(paper: PolicyPaper): Promise<PolicyRow['files']> {
  const { policy, insured } = paper;
  const own = paperKinds.map(async (kind) => {
    const key = policyFileKey(policy.policyId, kind, policy.revision);
    await writePolicyFile(key, await setDocument(paper, kind));
    return [kind, key] as const;
  });
  const [wording, ...files] = await Promise.all([wordingFileOf(insured.definition, policy.language), ...own]);
  return { wording: wording.key, ...Object.fromEntries(files) };
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
