/** The rules of cdk-nag's AWS Solutions pack, with the wildcards in IAM that have no narrower form. */
import { type CfnResource, Stack } from 'aws-cdk-lib';
import { CfnManagedPolicy, CfnPolicy } from 'aws-cdk-lib/aws-iam';
import { AwsSolutionsChecks, type IApplyRule, type NagRuleResult } from 'cdk-nag';
import { isAcceptedStatement, type WrittenStatement, wildcardsIn } from './accepted-wildcards.ts';

const WILDCARD_RULE = 'IAM5';

export class NagChecks extends AwsSolutionsChecks {
  /** Findings that are accepted count as none; all others stay and fail the synthesis. */
  override applyRule(params: IApplyRule): void {
    const isWildcardRule = params.ruleSuffixOverride === WILDCARD_RULE;
    super.applyRule(isWildcardRule ? { ...params, rule: (node) => withoutAccepted(params.rule(node), node) } : params);
  }
}

/** A finding says which words hold the asterisk; it goes when each statement with these words is on the list. */
function withoutAccepted(result: NagRuleResult, node: CfnResource): NagRuleResult {
  if (!Array.isArray(result) || !(node instanceof CfnPolicy || node instanceof CfnManagedPolicy)) return result;
  const policy = String(Stack.of(node).resolve(node.logicalId));
  const document = Stack.of(node).resolve(node.policyDocument) as { Statement: WrittenStatement[] };
  const refused = document.Statement.filter((statement) => !isAcceptedStatement(policy, statement));
  return result.filter((finding) =>
    refused.some((statement) => wildcardsIn(statement).some((words) => isAbout(finding, words))),
  );
}

/** cdk-nag writes references by the names of their targets, which our words leave out. */
const isAbout = (finding: string, words: string): boolean =>
  finding.replace(/^(Action|Resource)::/, '').replaceAll(/<[^>]*>/g, '<>') === words;
