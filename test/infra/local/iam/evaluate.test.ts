import { describe, expect, test } from 'vitest';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { evaluateNeed, type Decision, type Statement } from '../../../../infra/local/iam/evaluate.ts';

const TABLE = 'arn:aws:dynamodb:eu-central-1:000000000000:table/pages';
const need = (action: string, resource = TABLE, conditions?: Need['conditions']): Need => ({
  action,
  resource,
  ...(conditions ? { conditions } : {}),
});
const allow = (more: Partial<Statement> = {}): Statement => ({
  Effect: 'Allow',
  Action: ['dynamodb:GetItem'],
  Resource: [TABLE],
  ...more,
});
const onCondition = (Condition: Record<string, unknown>): Statement[] => [allow({ Condition })];
const leading = (...keys: string[]): Need => need('dynamodb:GetItem', TABLE, { 'dynamodb:LeadingKeys': keys });

describe('the decision follows IAM', () => {
  test.each<[string, Statement[], Need, Decision]>([
    ['nothing is allowed by default', [], need('dynamodb:GetItem'), 'not allowed'],
    ['a named action on a named resource', [allow()], need('dynamodb:GetItem'), 'allowed'],
    ['another action', [allow()], need('dynamodb:PutItem'), 'not allowed'],
    ['another resource', [allow()], need('dynamodb:GetItem', `${TABLE}2`), 'not allowed'],
    ['actions compare without case', [allow({ Action: ['DynamoDB:getitem'] })], need('dynamodb:GetItem'), 'allowed'],
    ['a wildcard action', [allow({ Action: ['dynamodb:Get*'] })], need('dynamodb:GetItem'), 'allowed'],
    [
      'a wildcard resource',
      [allow({ Resource: [`${TABLE}/index/*`] })],
      need('dynamodb:GetItem', `${TABLE}/index/byTime`),
      'allowed',
    ],
    [
      'a wildcard resource is not the table',
      [allow({ Resource: [`${TABLE}/index/*`] })],
      need('dynamodb:GetItem'),
      'not allowed',
    ],
    [
      'a question mark is one character',
      [allow({ Resource: ['a?c'] })],
      need('dynamodb:GetItem', 'abbc'),
      'not allowed',
    ],
    ['dots are no wildcards', [allow({ Resource: ['a.c'] })], need('dynamodb:GetItem', 'abc'), 'not allowed'],
    ['deny wins over allow', [allow(), allow({ Effect: 'Deny' })], need('dynamodb:GetItem'), 'explicitly denied'],
    [
      'NotAction leaves out what it names',
      [{ Effect: 'Allow', NotAction: ['iam:*'], Resource: ['*'] }],
      need('iam:PassRole'),
      'not allowed',
    ],
    [
      'NotAction allows the rest',
      [{ Effect: 'Allow', NotAction: ['iam:*'], Resource: ['*'] }],
      need('s3:GetObject'),
      'allowed',
    ],
    [
      'NotResource leaves out what it names',
      [{ Effect: 'Allow', Action: ['*'], NotResource: [TABLE] }],
      need('dynamodb:GetItem'),
      'not allowed',
    ],
    [
      'NotResource allows the rest',
      [{ Effect: 'Allow', Action: ['*'], NotResource: ['other'] }],
      need('dynamodb:GetItem'),
      'allowed',
    ],
    [
      'StringEquals holds',
      onCondition({ StringEquals: { 'ses:FromAddress': 'a@b' } }),
      need('dynamodb:GetItem', TABLE, { 'ses:FromAddress': 'a@b' }),
      'allowed',
    ],
    [
      'StringEquals on an absent key',
      onCondition({ StringEquals: { 'ses:FromAddress': 'a@b' } }),
      need('dynamodb:GetItem'),
      'not allowed',
    ],
    [
      'IfExists on an absent key',
      onCondition({ StringEqualsIfExists: { 'ses:FromAddress': 'a@b' } }),
      need('dynamodb:GetItem'),
      'allowed',
    ],
    [
      'condition keys compare without case',
      onCondition({ StringEquals: { 'SES:fromaddress': 'a@b' } }),
      need('dynamodb:GetItem', TABLE, { 'ses:FromAddress': 'a@b' }),
      'allowed',
    ],
    [
      'StringLike',
      onCondition({ StringLike: { k: ['x', 'a*'] } }),
      need('dynamodb:GetItem', TABLE, { k: 'abc' }),
      'allowed',
    ],
    [
      'StringNotEquals with a list needs none of them',
      onCondition({ StringNotEquals: { k: ['a', 'b'] } }),
      need('dynamodb:GetItem', TABLE, { k: 'b' }),
      'not allowed',
    ],
    [
      'all operators have to hold',
      onCondition({ StringEquals: { k: 'a' }, Bool: { 'aws:SecureTransport': 'false' } }),
      need('dynamodb:GetItem', TABLE, { k: 'a' }),
      'not allowed',
    ],
    [
      'requests count as secure transport',
      onCondition({ Bool: { 'aws:SecureTransport': 'true' } }),
      need('dynamodb:GetItem'),
      'allowed',
    ],
    [
      'ForAllValues with all of them',
      onCondition({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['a', 'b'] } }),
      leading('a', 'b'),
      'allowed',
    ],
    [
      'ForAllValues with a foreign one',
      onCondition({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['a'] } }),
      leading('a', 'c'),
      'not allowed',
    ],
    [
      'ForAllValues alone lets an absent key through',
      onCondition({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['a'] } }),
      need('dynamodb:GetItem'),
      'allowed',
    ],
    [
      'Null false beside it does not',
      onCondition({
        'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['a'] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      }),
      need('dynamodb:GetItem'),
      'not allowed',
    ],
    [
      'ForAnyValue needs one',
      onCondition({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['a*'] } }),
      leading('b', 'ab'),
      'allowed',
    ],
    [
      'ArnLike',
      onCondition({ ArnLike: { 'aws:SourceArn': 'arn:aws:cloudfront::1:distribution/*' } }),
      need('dynamodb:GetItem', TABLE, { 'AWS:SourceArn': 'arn:aws:cloudfront::1:distribution/E1' }),
      'allowed',
    ],
    [
      'NumericLessThan',
      onCondition({ NumericLessThan: { k: '10' } }),
      need('dynamodb:GetItem', TABLE, { k: '9' }),
      'allowed',
    ],
  ])('%s', (_name, statements, asked, expected) => {
    expect(evaluateNeed(statements, asked)).toBe(expected);
  });
});

test('an operator that is not known is an error, not a decision', () => {
  const statements = onCondition({ IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } });

  expect(() => evaluateNeed(statements, need('dynamodb:GetItem'))).toThrow('IpAddress is not known here');
});
