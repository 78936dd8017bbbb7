/**
 * The rules of the firewall at CloudFront, in their order. Limits by visitor, account and address are the kit's: the
 * firewall only keeps floods away.
 */
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { prefixOf } from '../shared/calls/registry.ts';
import type { CallContract } from '../shared/calls/define-call.ts';

type Statement = CfnWebACL.StatementProperty;
type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

/** Largest body that any call takes, in bytes; the kit checks each call's own limit. */
const MAX_BODY_BYTES = 262_144;
/** As much of a body as the firewall reads. */
export const INSPECTED_BODY_BYTES = 65_536;

/** Rules of the common set that look into bodies: people do write such text. They count, and block elsewhere. */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'EC2MetaDataSSRF_BODY'];
const bodyLabels = ['SizeRestrictions_Body', 'CrossSiteScripting_Body', 'GenericLFI_Body', 'EC2MetaDataSSRF_Body'];

/** Calls whose bodies hold no text of people's own: accounts, keys, uploads, whom invoices are made out to. */
const groupsWithoutText = ['session', 'account', 'page-assets', 'billing'];

const visibility = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
const noTransformation = [{ priority: 0, type: 'NONE' }];
const startsWith = (prefix: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: prefix,
    textTransformations: noTransformation,
  },
});
const pathMatches = (regexString: string): Statement => ({
  regexMatchStatement: { fieldToMatch: { uriPath: {} }, regexString, textTransformations: noTransformation },
});
const anyOf = (statements: Statement[]): Statement =>
  statements.length > 1 ? { orStatement: { statements } } : (statements[0] ?? {});
const both = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
const not = (statement: Statement): Statement => ({ notStatement: { statement } });
/** Key of the page that people get who are refused. */
export const REFUSED_BODY = 'refused';

const block: CfnWebACL.RuleActionProperty = {
  block: { customResponse: { responseCode: 403, customResponseBodyKey: REFUSED_BODY } },
};
/** Paths of what that page needs to speak the visitor's language; files at the edge, which cost next to nothing. */
const refusedPageParts = ['/error-', '/assets/s/error.'];

const blocking = (name: string, statement: Statement): Rule => ({
  name,
  action: block,
  statement,
  visibilityConfig: visibility(name),
});

/** @param contracts every call that the stage offers */
export function firewallRules(contracts: readonly CallContract[]): CfnWebACL.RuleProperty[] {
  return [
    ...rateRules(),
    bodyTooLarge(),
    bodyNotInspected(contracts),
    managed('AWSManagedRulesCommonRuleSet', bodyRules),
    bodyRulesElsewhere(contracts),
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
    managed('AWSManagedRulesAmazonIpReputationList', [], addressRules),
    managed('AWSManagedRulesAnonymousIpList', ['AnonymousIPList', 'HostingProviderIPList']),
  ].map((rule, priority) => ({ ...rule, priority }));
}

/** Requests of one address in five minutes; many phones share one. */
function rateRules(): Rule[] {
  const rule = (name: string, limit: number, scopeDownStatement?: Statement): Rule =>
    blocking(name, {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: 300,
        limit,
        ...(scopeDownStatement ? { scopeDownStatement } : {}),
      },
    });
  return [
    rule('rate-all', 2_000, not(anyOf(refusedPageParts.map(startsWith)))),
    rule('rate-keys-and-chat', 600, anyOf(['/v1/sign/', '/v2/sign/', '/v1/post/'].map(startsWith))),
    rule('rate-accounts', 300, startsWith('/v1/xid/')),
  ];
}

/** By the length that the request claims; one without a claim is cut off by API Gateway and the kit. */
function bodyTooLarge(): Rule {
  return blocking('body-too-large', {
    regexMatchStatement: {
      fieldToMatch: { singleHeader: { Name: 'content-length' } },
      regexString: numberAbovePattern(MAX_BODY_BYTES),
      textTransformations: noTransformation,
    },
  });
}

/** Matches decimal numbers greater than `limit`. */
export function numberAbovePattern(limit: number): string {
  const digits = String(limit).split('').map(Number);
  const larger = digits.flatMap((digit, index) => {
    if (digit === 9) return [];
    const rest = digits.length - index - 1;
    return [`${digits.slice(0, index).join('')}[${digit + 1}-9]${rest > 0 ? `\\d{${rest}}` : ''}`];
  });
  return `^0*(${[`[1-9]\\d{${digits.length},}`, ...larger].join('|')})$`;
}

/** A body longer than what is inspected is blocked, except where a call takes such bodies. */
function bodyNotInspected(contracts: readonly CallContract[]): Rule {
  const isOversize: Statement = {
    sizeConstraintStatement: {
      fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
      comparisonOperator: 'GT',
      size: INSPECTED_BODY_BYTES,
      textTransformations: noTransformation,
    },
  };
  const prefixes = prefixesOf(contracts.filter(({ bodyBytes }) => bodyBytes > INSPECTED_BODY_BYTES));
  return blocking(
    'body-not-inspected',
    prefixes.length === 0 ? isOversize : both(isOversize, not(anyOf(prefixes.map(underPrefix)))),
  );
}

/** The common set's body rules only count and label; here they block, away from where people write. */
function bodyRulesElsewhere(contracts: readonly CallContract[]): Rule {
  const labelled = bodyLabels.map((label): Statement => ({
    labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${label}` },
  }));
  const prefixes = prefixesOf(contracts.filter(({ group }) => !groupsWithoutText.includes(group)));
  return blocking('body-rules-elsewhere', both(anyOf(labelled), not(anyOf(prefixes.map(underPrefix)))));
}

/** Rules of the reputation list that block; a person can be behind such an address, so they are told in our words. */
const addressRules = ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'];

/** @param counted rules that only count @param told rules that block with our page; all others with AWS's own words */
function managed(name: string, counted: readonly string[] = [], told: readonly string[] = []): Rule {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: [
          ...counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
          ...told.map((rule) => ({ name: rule, actionToUse: block })),
        ],
      },
    },
    visibilityConfig: visibility(name),
  };
}

function prefixesOf(contracts: readonly CallContract[]): string[] {
  return [...new Set(contracts.map(prefixOf))].sort();
}

/** `{product}` may be one known code; other prefixes win over it, as they do at the API. */
function underPrefix(prefix: string): Statement {
  return prefix.includes('{')
    ? pathMatches(`^${prefix.replace('{product}', 'xlp')}/[A-Za-z]+$`)
    : startsWith(`${prefix}/`);
}
