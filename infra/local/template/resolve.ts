/**
 * Evaluates the intrinsic functions of a template. What it doesn't know is an error that names the place: a value that
 * is silently left out would be found much later, and elsewhere.
 * Source: AWS CloudFormation user guide, "Intrinsic function reference" and "Dynamic references".
 */

/** What the functions look up; `resources.ts` provides it for a stack. */
export type Scope = {
  /** `<stack>/<logical id>`, for errors. */
  where: string;
  ref(logicalId: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  importValue(exportName: string): unknown;
  stackOutput(stackName: string, outputName: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, key: string, name: string): unknown;
  /** The text behind `{{resolve:<service>:<reference>}}`. */
  dynamicReference(service: string, reference: string): string;
};

type Evaluate = (argument: unknown, scope: Scope) => unknown;

/** `Ref` to `AWS::NoValue`: the property or list entry is left out. */
export const NO_VALUE = Symbol('AWS::NoValue');

const FUNCTIONS: Record<string, Evaluate> = {
  Ref: (argument, scope) => scope.ref(text(argument, 'Ref', scope)),
  Condition: (argument, scope) => scope.condition(text(argument, 'Condition', scope)),
  'Fn::GetAtt': getAttribute,
  'Fn::Join': join,
  'Fn::Sub': substitute,
  'Fn::Select': select,
  'Fn::Split': split,
  'Fn::ImportValue': (argument, scope) => scope.importValue(text(evaluate(argument, scope), 'Fn::ImportValue', scope)),
  'Fn::GetStackOutput': getStackOutput,
  'Fn::FindInMap': findInMap,
  'Fn::If': chooseByCondition,
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(evaluate(argument, scope), 'Fn::Equals', scope);
    return left === right;
  },
  'Fn::Not': (argument, scope) => !isTrue(list(evaluate(argument, scope), 'Fn::Not', scope)[0]),
  'Fn::And': (argument, scope) => list(evaluate(argument, scope), 'Fn::And', scope).every(isTrue),
  'Fn::Or': (argument, scope) => list(evaluate(argument, scope), 'Fn::Or', scope).some(isTrue),
  'Fn::Base64': (argument, scope) =>
    Buffer.from(text(evaluate(argument, scope), 'Fn::Base64', scope)).toString('base64'),
};

/** The value with all functions and dynamic references replaced. Throws for a function that isn't known here. */
export function resolveValue(value: unknown, scope: Scope): unknown {
  return replaceDynamicReferences(evaluate(value, scope), scope);
}

/** As `resolveValue`, but with `{{resolve:…}}` left as it stands. */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((entry) => evaluate(entry, scope)).filter((entry) => entry !== NO_VALUE);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only && isFunctionName(only[0], only[1])) return callFunction(only[0], only[1], scope);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, evaluate(entry, scope)] as const).filter(([, entry]) => entry !== NO_VALUE),
  );
}

/** A `Condition` block of an IAM statement is an object; the function `Condition` names one in a string. */
function isFunctionName(key: string, argument: unknown): boolean {
  return key === 'Ref' || key.startsWith('Fn::') || (key === 'Condition' && typeof argument === 'string');
}

function callFunction(name: string, argument: unknown, scope: Scope): unknown {
  const call = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (call) return call(argument, scope);
  throw resolveError(scope, `the small cloud does not know the intrinsic function ${name}`);
}

function getAttribute(argument: unknown, scope: Scope): unknown {
  const parts = typeof argument === 'string' ? splitOnce(argument) : list(argument, 'Fn::GetAtt', scope);
  const [logicalId, name] = parts;
  return scope.attribute(
    text(logicalId, 'Fn::GetAtt', scope),
    text(evaluate(name, scope), 'the attribute of Fn::GetAtt', scope),
  );
}

function join(argument: unknown, scope: Scope): string {
  const [separator, values] = list(argument, 'Fn::Join', scope);
  const resolved = list(evaluate(values, scope), 'the values of Fn::Join', scope);
  return resolved.map((value) => plainText(value, 'Fn::Join', scope)).join(text(separator, 'Fn::Join', scope));
}

function substitute(argument: unknown, scope: Scope): string {
  const [pattern, given] = Array.isArray(argument) ? argument : [argument, {}];
  const variables = (given ?? {}) as Record<string, unknown>;
  return text(pattern, 'Fn::Sub', scope).replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (Object.hasOwn(variables, name)) return plainText(evaluate(variables[name], scope), 'Fn::Sub', scope);
    const value = name.includes('.') ? getAttribute(name, scope) : scope.ref(name);
    return plainText(value, 'Fn::Sub', scope);
  });
}

function select(argument: unknown, scope: Scope): unknown {
  const [index, values] = list(argument, 'Fn::Select', scope);
  const resolved = list(evaluate(values, scope), 'the values of Fn::Select', scope);
  const selected = resolved[Number(evaluate(index, scope))];
  if (selected !== undefined) return selected;
  throw resolveError(scope, `Fn::Select asks for entry ${String(index)} of ${resolved.length}`);
}

function split(argument: unknown, scope: Scope): string[] {
  const [separator, value] = list(argument, 'Fn::Split', scope);
  return text(evaluate(value, scope), 'the value of Fn::Split', scope).split(text(separator, 'Fn::Split', scope));
}

function getStackOutput(argument: unknown, scope: Scope): unknown {
  const { StackName, OutputName } = evaluate(argument, scope) as Record<string, unknown>;
  return scope.stackOutput(text(StackName, 'Fn::GetStackOutput', scope), text(OutputName, 'Fn::GetStackOutput', scope));
}

function findInMap(argument: unknown, scope: Scope): unknown {
  const [map, key, name] = list(evaluate(argument, scope), 'Fn::FindInMap', scope);
  return scope.mapping(String(map), String(key), String(name));
}

function chooseByCondition(argument: unknown, scope: Scope): unknown {
  const [name, whenTrue, whenFalse] = list(argument, 'Fn::If', scope);
  return evaluate(scope.condition(text(name, 'Fn::If', scope)) ? whenTrue : whenFalse, scope);
}

function replaceDynamicReferences(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{\{resolve:([\w-]+):([^}]*)\}\}/g, (_whole, service: string, reference: string) =>
      scope.dynamicReference(service, reference),
    );
  }
  if (Array.isArray(value)) return value.map((entry) => replaceDynamicReferences(entry, scope));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaceDynamicReferences(entry, scope)]));
}

/** An error about a template, with the place it is about. */
export function resolveError(scope: Pick<Scope, 'where'>, problem: string): Error {
  return new Error(`In ${scope.where}: ${problem}. Change the template or teach infra/local/template about it.`);
}

function splitOnce(text: string): [string, string] {
  const dot = text.indexOf('.');
  return [text.slice(0, dot), text.slice(dot + 1)];
}

function text(value: unknown, what: string, scope: Scope): string {
  if (typeof value === 'string') return value;
  throw resolveError(scope, `${what} needs a string, but got ${JSON.stringify(value)}`);
}

function plainText(value: unknown, what: string, scope: Scope): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw resolveError(scope, `${what} needs a plain value, but got ${JSON.stringify(value)}`);
}

function list(value: unknown, what: string, scope: Scope): unknown[] {
  if (Array.isArray(value)) return value;
  throw resolveError(scope, `${what} needs a list, but got ${JSON.stringify(value)}`);
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
