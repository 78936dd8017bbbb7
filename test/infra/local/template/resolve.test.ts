import { describe, expect, test } from 'vitest';
import { NO_VALUE, resolveValue, type Scope } from '../../../../infra/local/template/resolve.ts';

const scope: Scope = {
  where: 'data/Table',
  ref: (id) => (id === 'AWS::NoValue' ? NO_VALUE : id === 'AWS::Region' ? 'eu-central-1' : `ref-${id}`),
  attribute: (id, name) => `${id}.${name}`,
  importValue: (name) => `imported ${name}`,
  stackOutput: (stack, output) => `${stack}/${output}`,
  condition: (name) => name === 'IsProd',
  mapping: (map, key, name) => `${map}/${key}/${name}`,
  dynamicReference: (service, reference) => `<${service} ${reference}>`,
};

describe('each intrinsic function gives what CloudFormation gives', () => {
  test.each<[string, unknown, unknown]>([
    ['Ref', { Ref: 'Table' }, 'ref-Table'],
    ['Ref to AWS::NoValue in an object', { a: 1, b: { Ref: 'AWS::NoValue' } }, { a: 1 }],
    ['Ref to AWS::NoValue in a list', [1, { Ref: 'AWS::NoValue' }], [1]],
    ['GetAtt with a list', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table.Arn'],
    ['GetAtt with text', { 'Fn::GetAtt': 'Table.Stream.Arn' }, 'Table.Stream.Arn'],
    ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }, 1]] }, 'a-ref-B-1'],
    ['Sub', { 'Fn::Sub': 'x ${AWS::Region} ${Table.Arn} ${!kept}' }, 'x eu-central-1 Table.Arn ${kept}'],
    ['Sub with variables', { 'Fn::Sub': ['${a} ${B}', { a: { Ref: 'C' } }] }, 'ref-C ref-B'],
    ['Select from Split', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    ['ImportValue', { 'Fn::ImportValue': 'shared' }, 'imported shared'],
    ['GetStackOutput', { 'Fn::GetStackOutput': { StackName: 's', Region: 'r', OutputName: 'o' } }, 's/o'],
    ['FindInMap', { 'Fn::FindInMap': ['m', { Ref: 'AWS::Region' }, 'n'] }, 'm/eu-central-1/n'],
    ['If', { 'Fn::If': ['IsProd', 'yes', 'no'] }, 'yes'],
    ['If, the other way', { 'Fn::If': ['IsDev', 'yes', { Ref: 'No' }] }, 'ref-No'],
    [
      'And, Or, Not, Equals',
      { 'Fn::And': [{ 'Fn::Not': [{ Condition: 'IsDev' }] }, { 'Fn::Equals': ['a', 'a'] }] },
      true,
    ],
    ['Or', { 'Fn::Or': [{ Condition: 'IsDev' }, { 'Fn::Equals': ['a', 'b'] }] }, false],
    ['Base64', { 'Fn::Base64': 'hi' }, 'aGk='],
    ['a condition block of IAM', { Condition: { Bool: { k: 'true' } } }, { Condition: { Bool: { k: 'true' } } }],
    [
      'a dynamic reference made by Join',
      { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'S' }, ':SecretString:::}}']] },
      '<secretsmanager ref-S:SecretString:::>',
    ],
  ])('%s', (_name, value, expected) => {
    expect(resolveValue(value, scope)).toEqual(expected);
  });
});

test('a function that is not known is an error with its place', () => {
  expect(() => resolveValue({ a: { 'Fn::Cidr': ['10.0.0.0/8', 1, 8] } }, scope)).toThrow(
    'In data/Table: the small cloud',
  );
});

test('a value of the wrong kind is an error with its place', () => {
  expect(() => resolveValue({ 'Fn::Join': ['', [{ a: 1 }]] }, scope)).toThrow(
    'In data/Table: Fn::Join needs a plain value',
  );
  expect(() => resolveValue({ 'Fn::Select': [3, ['a']] }, scope)).toThrow('entry 3 of 1');
});
