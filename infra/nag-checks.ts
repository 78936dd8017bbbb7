/** The rules of cdk-nag's AWS Solutions pack, with the wildcards in IAM that have no narrower form. */
import type { CfnResource } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type IApplyRule, type NagRuleResult } from 'cdk-nag';

const WILDCARD_RULE = 'IAM5';

/** A finding of IAM5 that is accepted: what it says, in which constructs, and why it cannot be narrower. */
type AcceptedWildcard = { finding: RegExp; path: RegExp; reason: string };

const acceptedWildcards: AcceptedWildcard[] = [
  {
    finding: /^Resource::\*$/,
    path: /\/Rights\/Role\//,
    reason: 'Sending traces and looking at pictures know no resources; test K5 lets no other action stand beside them.',
  },
  {
    finding: /^Resource::[^*]+\/\*$/,
    path: /\/Rights\/Role\//,
    reason: 'Keys below a prefix, and the countries of our own sender id, are not known beforehand.',
  },
  {
    finding: /^Resource::arn:aws:cloudwatch:[^*]+:alarm:\*$/,
    path: /\/Rights\/Role\//,
    reason: 'States of alarms are read in one request for all of them; reading is all that is allowed.',
  },
  {
    finding: /^Resource::<[^*]+\.Arn>:\*$/,
    path: /\/SchedulerRole\//,
    reason: 'The scheduler’s target asks for all versions of the one function that it starts.',
  },
  {
    finding: /^Resource::arn:aws:logs:[^*]+:log-group:\*$/,
    path: /\/LogWriter\/Role\//,
    reason: 'API Gateway makes the names of its log groups itself.',
  },
  {
    finding: /^(Action::s3:(GetObject|GetBucket|List|DeleteObject|Abort)\*|Resource::[^*]+\/\*)$/,
    path: /\/Deployments\/Role\//,
    reason: 'The CDK library grants these to the function that copies files into our own buckets at deployment.',
  },
];

export class NagChecks extends AwsSolutionsChecks {
  /** Findings that are accepted count as none; all others stay and fail the synthesis. */
  override applyRule(params: IApplyRule): void {
    const isWildcardRule = params.ruleSuffixOverride === WILDCARD_RULE;
    super.applyRule(isWildcardRule ? { ...params, rule: (node) => withoutAccepted(params.rule(node), node) } : params);
  }
}

function withoutAccepted(result: NagRuleResult, node: CfnResource): NagRuleResult {
  if (!Array.isArray(result)) return result;
  return result.filter((finding) => !isAccepted(finding, node.node.path));
}

function isAccepted(finding: string, constructPath: string): boolean {
  return acceptedWildcards.some((accepted) => accepted.finding.test(finding) && accepted.path.test(constructPath));
}
