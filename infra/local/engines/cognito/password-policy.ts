/** Which passwords a pool accepts (developer guide, "Adding user pool password requirements"). */
import { EngineError } from '../engine.ts';
import { invalidParameter } from './errors.ts';
import type { PasswordPolicy, PoolConfig } from './pool-config.ts';

const MAXIMUM_LENGTH = 256;

/** The characters that count as symbols; a space inside the password counts too, one at its ends is refused earlier. */
const SYMBOLS = new Set('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- ');

/** What holds when the template has no password policy at all. */
const DEFAULT_POLICY: PasswordPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};

/**
 * Throws EngineError InvalidParameterException for what the request model refuses (spaces at an end, over 256
 * characters), InvalidPasswordException for what the policy of the pool refuses.
 */
export function assertPasswordAccepted(pool: PoolConfig, password: string): void {
  if (password.length > MAXIMUM_LENGTH || !/^\S+.*\S+$/s.test(password)) {
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        `Member must have length less than or equal to ${MAXIMUM_LENGTH} and satisfy regular expression pattern: ` +
        '^[\\S]+.*[\\S]+$',
    );
  }
  const fault = findFault(pool.Policies?.PasswordPolicy ?? DEFAULT_POLICY, password);
  if (fault) throw new EngineError('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
}

function findFault(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < (policy.MinimumLength ?? 8)) return 'Password not long enough';
  if (policy.RequireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.RequireNumbers && !/[0-9]/.test(password)) return 'Password must have numeric characters';
  if (policy.RequireSymbols && !hasSymbol(password)) return 'Password must have symbol characters';
  return undefined;
}

function hasSymbol(password: string): boolean {
  return [...password].some((character) => SYMBOLS.has(character));
}
