/**
 * Generates secret values the way Secrets Manager does for `GenerateSecretString` of a template
 * (AWS::SecretsManager::Secret; the same rules as the GetRandomPassword operation).
 */
import { randomInt } from 'node:crypto';

/** As in the template. Flags are off and the length is 32 unless said otherwise; every included type appears. */
export type GenerateSecretString = {
  PasswordLength?: number;
  ExcludeCharacters?: string;
  ExcludeLowercase?: boolean;
  ExcludeUppercase?: boolean;
  ExcludeNumbers?: boolean;
  ExcludePunctuation?: boolean;
  IncludeSpace?: boolean;
  /** Default: true. */
  RequireEachIncludedType?: boolean;
  /** A JSON object that the generated value is put into, under `GenerateStringKey`. */
  SecretStringTemplate?: string;
  GenerateStringKey?: string;
};

const DEFAULT_LENGTH = 32;
const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** One new value. Throws when the rules leave nothing to choose from, or the template is not a JSON object. */
export function generateSecretString(rules: GenerateSecretString): string {
  const password = generatePassword(rules);
  if (rules.SecretStringTemplate === undefined && rules.GenerateStringKey === undefined) return password;
  return putIntoTemplate(rules, password);
}

function generatePassword(rules: GenerateSecretString): string {
  const types = includedTypes(rules);
  const alphabet = types.join('');
  const length = rules.PasswordLength ?? DEFAULT_LENGTH;
  const needsEach = rules.RequireEachIncludedType ?? true;
  if (alphabet === '' || (needsEach && (types.includes('') || length < types.length))) {
    throw new Error(
      `A secret of ${length} characters can't hold one of each included type. ` +
        'Exclude fewer characters or ask for a longer value in GenerateSecretString.',
    );
  }
  for (;;) {
    const candidate = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    // Drawing again keeps all allowed values equally likely; placing one of each type by hand would not.
    if (!needsEach || types.every((type) => [...type].some((character) => candidate.includes(character)))) {
      return candidate;
    }
  }
}

function includedTypes(rules: GenerateSecretString): string[] {
  const types: string[] = [];
  if (!rules.ExcludeLowercase) types.push(LOWERCASE);
  if (!rules.ExcludeUppercase) types.push(LOWERCASE.toUpperCase());
  if (!rules.ExcludeNumbers) types.push(DIGITS);
  if (!rules.ExcludePunctuation) types.push(PUNCTUATION);
  if (rules.IncludeSpace) types.push(' ');
  const excluded = new Set(rules.ExcludeCharacters ?? '');
  return types.map((type) => [...type].filter((character) => !excluded.has(character)).join(''));
}

function putIntoTemplate(rules: GenerateSecretString, password: string): string {
  if (rules.SecretStringTemplate === undefined || !rules.GenerateStringKey) {
    throw new Error('SecretStringTemplate and GenerateStringKey only work together. Set both or neither.');
  }
  const template: unknown = JSON.parse(rules.SecretStringTemplate);
  if (typeof template !== 'object' || template === null || Array.isArray(template)) {
    throw new Error('SecretStringTemplate must be a JSON object, for instance {"username":"app"}.');
  }
  return JSON.stringify({ ...template, [rules.GenerateStringKey]: password });
}
