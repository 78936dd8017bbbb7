/**
 * The insurance of an agent's customers, by the agent's own rows (application-rows.ts, policy-rows.ts), and what waits for an
 * insurer. What is not the caller's answers like what there is not (SECURITY.md T2).
 */
import type { CaseId } from '../../../../shared/insurance/agent-case.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { Actor } from '../../../kit/context.ts';
import { listBelow } from '../../../kit/list-below.ts';
import { readRow } from '../../../kit/read-row.ts';
import { AgentEdgeRow, agentApplicationKey, referredKey, type ApplicationRow } from '../application-rows.ts';
import { findApplication } from '../applications.ts';
import { findPolicy } from '../find-policies.ts';
import { agentPoliciesKey, agentPolicyKey, type PolicyRow } from '../policy-rows.ts';
import { deciderOf, isUnderwriter, type Decider } from '../referrals/decider.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'Query'] }] };

/** Of each kind: the newest. */
const MOST_CASES = 500;

type Asker = Pick<Actor, 'id' | 'company'>;

type Found = { isMine: boolean; remindAt: string | null };
export type FoundApplication = Found & { kind: 'application'; row: ApplicationRow; decider: Decider | null };
export type FoundPolicy = Found & { kind: 'policy'; row: PolicyRow };
export type FoundCase = FoundApplication | FoundPolicy;

/** The caller's customers' applications that are no policies yet, and policies; and what the caller decides for an insurer. */
export async function listCases({ id, company }: Asker, now: Date): Promise<FoundCase[]> {
  const { pk } = agentApplicationKey(id, '', '');
  const insurer = company !== null && isUnderwriter({ company }, company.companyId) ? company.companyId : null;
  const [applications, policies, referred] = await Promise.all([
    listBelow('insurance', { pk, sk: 'APPLICATION#' }, MOST_CASES, 'newest'),
    listBelow('insurance', agentPoliciesKey(id), MOST_CASES, 'newest'),
    insurer === null ? [] : listBelow('insurance', referredKey(insurer, ''), MOST_CASES),
  ]);
  const mine = new Set(applications.map(({ applicationId }) => String(applicationId)));
  const others = referred.map(({ applicationId }) => String(applicationId)).filter((one) => !mine.has(one));
  const found = await Promise.all([
    ...applications.map(async (edge) =>
      toMine(await findApplication(String(edge['applicationId']), now), id, edge, now),
    ),
    ...others.map(async (applicationId) => toReferred(await findApplication(applicationId, now), now)),
    ...policies.map(async (edge) => toPolicy(await findPolicy(String(edge['policyId'])), id, edge)),
  ]);
  return found.filter((one) => one !== null);
}

/** Null for what is not the caller's, and for what there is not. */
export async function findCase({ kind, id }: CaseId, actor: Asker, now: Date): Promise<FoundCase | null> {
  if (kind === 'policy') {
    const row = await findPolicy(id);
    const edge = row && (await readRow('insurance', agentPolicyKey(actor.id, row.issuedAt, id)));
    return edge ? toPolicy(row, actor.id, edge) : null;
  }
  const row = await findApplication(id, now);
  const edge = row && (await readRow('insurance', agentApplicationKey(actor.id, row.createdAt, id)));
  if (edge) return toMine(row, actor.id, edge, now);
  // Who has just decided for the insurer sees what came of it.
  const isInsurers = row !== null && isUnderwriter(actor, row.companyId);
  return isInsurers && (row.state === 'referred' || row.decided?.isByInsurer === true) ? toOfInsurer(row, now) : null;
}

/** The policy that came of an application: mails and open screens still name the application. */
export async function findPolicyOf(applicationId: string, actor: Asker, now: Date): Promise<FoundCase | null> {
  const policyId = (await findApplication(applicationId, now))?.policyId ?? null;
  return policyId === null ? null : findCase({ kind: 'policy', id: policyId }, actor, now);
}

type Edge = Record<string, unknown>;

/** What is issued is a policy, with a row of its own. */
async function toMine(
  row: ApplicationRow | null,
  accountId: string,
  edge: Edge,
  now: Date,
): Promise<FoundApplication | null> {
  if (row === null || row.agentId !== accountId || row.state === 'issued') return null;
  const decider = row.state === 'referred' ? await deciderOf(row, now) : null;
  return { kind: 'application', row, decider, isMine: true, remindAt: remindAtOf(edge) };
}

async function toReferred(row: ApplicationRow | null, now: Date): Promise<FoundApplication | null> {
  return row?.state === 'referred' ? toOfInsurer(row, now) : null;
}

/** What its agent decides is not the insurer's. */
async function toOfInsurer(row: ApplicationRow, now: Date): Promise<FoundApplication | null> {
  const decider = row.state === 'referred' ? await deciderOf(row, now) : null;
  return decider === 'agent' ? null : { kind: 'application', row, decider, isMine: false, remindAt: null };
}

function toPolicy(row: PolicyRow | null, accountId: string, edge: Edge): FoundPolicy | null {
  return row?.agentId === accountId ? { kind: 'policy', row, isMine: true, remindAt: remindAtOf(edge) } : null;
}

const remindAtOf = (edge: Edge): string | null => AgentEdgeRow.parse(edge).remindAt ?? null;
