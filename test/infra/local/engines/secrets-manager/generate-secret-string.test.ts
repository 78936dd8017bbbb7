import { expect, test } from 'vitest';
import { generateSecretString } from '../../../../../infra/local/engines/secrets-manager/generate-secret-string.ts';

test('is 32 characters with each type in it when no rule says otherwise', () => {
  const value = generateSecretString({});

  expect(value).toHaveLength(32);
  for (const type of [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]) expect(value).toMatch(type);
});

test('holds no excluded character and no excluded type', () => {
  const rules = { PasswordLength: 500, ExcludeCharacters: 'aZ', ExcludePunctuation: true, ExcludeNumbers: true };

  expect(generateSecretString(rules)).toMatch(/^[b-zA-Y]{500}$/);
});

test('puts the value under its key beside what the template holds', () => {
  const rules = { SecretStringTemplate: '{"username":"app"}', GenerateStringKey: 'password' };

  const value: unknown = JSON.parse(generateSecretString(rules));

  expect(value).toEqual({ username: 'app', password: expect.stringMatching(/^.{32}$/) as string });
});

test.each([
  ['a type with nothing left', { ExcludeCharacters: '0123456789' }],
  ['a length under the number of types', { PasswordLength: 3 }],
  ['a template without a key', { SecretStringTemplate: '{}' }],
  ['a template that is no object', { SecretStringTemplate: '[]', GenerateStringKey: 'password' }],
])('refuses %s', (_case, rules) => {
  expect(() => generateSecretString(rules)).toThrow(/Exclude fewer|only work together|must be a JSON object/);
});
