import { at, listAt, resourcesOf, type StageTemplates, textAt } from '../templates.ts';
import { breakFirst, type Check, ifNone, removeAll, unless } from './check.ts';

const ACL = 'AWS::WAFv2::WebACL';
const rulesOf = (templates: StageTemplates) =>
  resourcesOf(templates, ACL).flatMap((acl) => listAt(acl, 'Properties.Rules'));
const ruleNamed = (templates: StageTemplates, name: string) =>
  rulesOf(templates).find((rule) => at(rule, 'Name') === name);
const noRules = (templates: StageTemplates) => breakFirst(templates, ACL, (properties) => (properties['Rules'] = []));
/** All that do not block. */
const countedBy = (rule: unknown) =>
  listAt(rule, 'Statement.ManagedRuleGroupStatement.RuleActionOverrides')
    .filter((item) => at(item, 'ActionToUse.Block') === undefined)
    .map((item) => textAt(item, 'Name'));

const counted: Record<string, string[]> = {
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
  AWSManagedRulesKnownBadInputsRuleSet: [],
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesAnonymousIpList: ['AnonymousIPList', 'HostingProviderIPList'],
};
const rates: Record<string, number> = { 'rate-all': 2_000, 'rate-keys-and-chat': 600, 'rate-accounts': 300 };

export const firewallChecks: Check[] = [
  {
    id: 'K27',
    title: "Amazon's rules guard the distribution; rules that look into what people write only count where they write",
    faults: (templates) => [
      ...unless(
        resourcesOf(templates, 'AWS::CloudFront::Distribution'),
        (item) => at(item, 'Properties.DistributionConfig.WebACLId') !== undefined,
        'no firewall',
      ),
      ...Object.entries(counted)
        .filter(
          ([name, rules]) =>
            !ruleNamed(templates, name) || countedBy(ruleNamed(templates, name)).join() !== rules.join(),
        )
        .map(([name]) => `${name} is missing or counts other rules`),
      ...['body-too-large', 'body-rules-elsewhere']
        .filter((name) => at(ruleNamed(templates, name), 'Action.Block') === undefined)
        .map((name) => `${name} does not block`),
    ],
    break: noRules,
  },
  {
    id: 'K28',
    title: 'floods from one address are blocked, in windows of five minutes',
    faults: (templates) =>
      Object.entries(rates)
        .filter(([name, limit]) => {
          const rate = at(ruleNamed(templates, name), 'Statement.RateBasedStatement');
          return (
            at(rate, 'Limit') !== limit ||
            at(rate, 'EvaluationWindowSec') !== 300 ||
            at(rate, 'AggregateKeyType') !== 'IP'
          );
        })
        .map(([name]) => `${name} is missing or has another limit`),
    break: noRules,
  },
  {
    id: 'K29',
    title: 'bodies are inspected up to 64 KB, and longer ones blocked where no call takes them',
    faults: (templates) => [
      ...unless(
        resourcesOf(templates, ACL),
        (acl) => at(acl, 'Properties.AssociationConfig.RequestBody.CLOUDFRONT.DefaultSizeInspectionLimit') === 'KB_64',
        'less is inspected',
      ),
      ...(textAt(ruleNamed(templates, 'body-not-inspected'), 'Statement').includes('"OversizeHandling":"MATCH"')
        ? []
        : ['longer ones pass']),
    ],
    break: noRules,
  },
  {
    id: 'K30',
    title: "the firewall's log holds no token, cookie or query",
    faults: (templates) => {
      const logs = resourcesOf(templates, 'AWS::WAFv2::LoggingConfiguration');
      const redacted = (log: unknown) => JSON.stringify(listAt(log, 'Properties.RedactedFields'));
      return [
        ...ifNone(logs, 'there is no log'),
        ...unless(
          logs,
          (log) => ['"authorization"', '"cookie"', 'QueryString'].every((field) => redacted(log).includes(field)),
          'they are in it',
        ),
      ];
    },
    break: (templates) => removeAll(templates, 'AWS::WAFv2::LoggingConfiguration'),
  },
];
