/** Attributes of users: which a pool knows, who may change them, and how the API shows them. */
import { invalidParameter } from './errors.ts';
import type { PoolConfig, SchemaAttribute } from './pool-config.ts';
import type { User } from './user-store.ts';

export type AttributeInput = { Name: string; Value?: string | undefined };

/** The standard attributes (developer guide, "User pool attributes", after the claims of OpenID Connect). */
const STANDARD_ATTRIBUTES = new Set([
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);

const CUSTOM_PREFIX = 'custom:';

/**
 * The attributes after the changes; an empty value removes one. An address that changes is unverified again unless the
 * same request verifies it. Throws EngineError InvalidParameterException for what the schema of the pool does not allow.
 */
export function changeAttributes(
  pool: PoolConfig,
  current: Record<string, string>,
  changes: AttributeInput[],
): Record<string, string> {
  const next = { ...current };
  for (const { Name, Value = '' } of changes) {
    assertChangeable(pool, current, Name, Value);
    if (Value === '') delete next[Name];
    else next[Name] = Value;
  }
  for (const address of ['email', 'phone_number']) {
    const isVerifiedNow = changes.some((change) => change.Name === `${address}_verified`);
    if (next[address] !== current[address] && current[address] !== undefined && !isVerifiedNow) {
      next[`${address}_verified`] = 'false';
    }
  }
  return next;
}

function assertChangeable(pool: PoolConfig, current: Record<string, string>, name: string, value: string): void {
  if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
  const declared = findDeclared(pool, name);
  if (!declared && !STANDARD_ATTRIBUTES.has(name)) {
    throw invalidParameter(`user.${name}: Attribute does not exist in the schema.`);
  }
  if (declared?.Mutable === false && current[name] !== undefined && current[name] !== value) {
    throw invalidParameter(`user.${name}: Attribute cannot be updated.`);
  }
  if (value !== '') assertWellFormed(declared, name, value);
}

function assertWellFormed(declared: SchemaAttribute | undefined, name: string, value: string): void {
  if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
  if (name === 'phone_number' && !isPhoneNumber(value)) throw invalidParameter('Invalid phone number format.');
  if (name.endsWith('_verified') && value !== 'true' && value !== 'false') {
    throw invalidParameter(`user.${name}: Attribute must be "true" or "false".`);
  }
  if (declared?.AttributeDataType === 'Number' && !/^-?\d+$/.test(value)) {
    throw invalidParameter(`user.${name}: Attribute must be a number.`);
  }
  const { MinLength, MaxLength } = declared?.StringAttributeConstraints ?? {};
  if (MaxLength !== undefined && value.length > Number(MaxLength)) {
    throw invalidParameter(`user.${name}: String must be no longer than ${MaxLength} characters.`);
  }
  if (MinLength !== undefined && value.length < Number(MinLength)) {
    throw invalidParameter(`user.${name}: String must be no shorter than ${MinLength} characters.`);
  }
}

/** A declaration names a standard attribute as it is and a custom one with or without its prefix. */
function findDeclared(pool: PoolConfig, name: string): SchemaAttribute | undefined {
  return (pool.Schema ?? []).find((attribute) => declaredName(attribute) === name);
}

function declaredName({ Name }: SchemaAttribute): string {
  return STANDARD_ATTRIBUTES.has(Name) || Name.startsWith(CUSTOM_PREFIX) ? Name : `${CUSTOM_PREFIX}${Name}`;
}

/** Required attributes that the user lacks; it must give them together with its first own password. */
export function missingRequired(pool: PoolConfig, attributes: Record<string, string>): string[] {
  const required = (pool.Schema ?? []).filter((attribute) => attribute.Required).map(declaredName);
  return required.filter((name) => attributes[name] === undefined);
}

export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

/** E.164: a plus sign and up to 15 digits. */
export function isPhoneNumber(value: string): boolean {
  return /^\+[1-9]\d{5,14}$/.test(value);
}

/** The list that the API shows. */
export function listAttributes(user: User): Array<{ Name: string; Value: string }> {
  return Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));
}

/** The members that all views of a user share; dates are seconds since the epoch in this protocol. */
export function describeUser(user: User): Record<string, unknown> {
  return {
    Username: user.username,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.isEnabled,
    UserStatus: user.status,
  };
}
