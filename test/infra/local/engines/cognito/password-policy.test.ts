import { describe, expect, it } from 'vitest';
import { assertPasswordAccepted } from '../../../../../infra/local/engines/cognito/password-policy.ts';
import type { PasswordPolicy } from '../../../../../infra/local/engines/cognito/pool-config.ts';
import { poolWith } from './cognito-kit.ts';

const STRICT: PasswordPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};

/** The special characters of the developer guide. */
const SPECIAL = '^ $ * . [ ] { } ( ) ? " ! @ # % & / \\ , > < \' : ; | _ ~ ` = + -'.split(' ');

function check(password: string, PasswordPolicy: PasswordPolicy = STRICT): () => void {
  return () => assertPasswordAccepted(poolWith({ Policies: { PasswordPolicy } }), password);
}

describe('the password policy', () => {
  it.each([...SPECIAL, ' '])('counts %j as a symbol', (symbol) => {
    expect(check(`Abcd${symbol}ef1`)).not.toThrow();
  });

  it.each(['£', '€', '§', 'ß', '\t', '😀'])('does not count %j as a symbol', (other) => {
    expect(check(`Abcdef${other}1gh`)).toThrow('Password must have symbol characters');
  });

  it.each([
    ['Abcd-e1', 'Password not long enough'],
    ['ABCDEF-1', 'Password must have lowercase characters'],
    ['abcdef-1', 'Password must have uppercase characters'],
    ['Abcdefg-', 'Password must have numeric characters'],
    ['Abcdefg1', 'Password must have symbol characters'],
    ['ÄÖÜÄÖÜa1-', 'Password must have uppercase characters'],
    ['Abcdefg-\u0661', 'Password must have numeric characters'],
  ])('refuses %j: %s', (password, fault) => {
    expect(check(password)).toThrow(expect.objectContaining({ code: 'InvalidPasswordException' }));
    expect(check(password)).toThrow(fault);
  });

  it.each([' Abcdef-1', 'Abcdef-1 ', `Abcdef-1${'x'.repeat(249)}`])(
    'does not take %j as a request at all',
    (password) => {
      expect(check(password)).toThrow(expect.objectContaining({ code: 'InvalidParameterException' }));
    },
  );

  it('asks only for what the template asks for', () => {
    expect(check('abcdefgh', { MinimumLength: 8 })).not.toThrow();
    expect(check('abcdefghijk', { MinimumLength: 12 })).toThrow('Password not long enough');
  });

  it('asks for everything when the template says nothing', () => {
    expect(() => assertPasswordAccepted(poolWith(), 'abcdefgh')).toThrow('Password must have uppercase characters');
    expect(() => assertPasswordAccepted(poolWith(), 'Abcdef-1')).not.toThrow();
  });
});
