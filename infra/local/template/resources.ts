/** All resources of an assembly with their physical names, references, attributes and resolved properties. */
import type { Assembly, Stack } from './assembly.ts';
import { defaultName, resourceTypeOrThrow, type Named, type ResourceType } from './resource-types.ts';
import { evaluate, NO_VALUE, resolveError, resolveValue, type Scope } from './resolve.ts';
import { secretReference } from './secret-reference.ts';

export type Resource = {
  stack: Stack;
  logicalId: string;
  /** `<stack>/<logical id>`, for errors. */
  where: string;
  type: string;
  /** The physical name; the same at every start. */
  name: string;
  /** What `Ref` gives. */
  ref: string;
  /** Throws for an attribute that the table of resource types doesn't have. */
  attribute(name: string): string;
  /** Resolved anew at each call, since secrets behind dynamic references change. */
  properties(): Record<string, unknown>;
};

export type Resources = {
  all: Resource[];
  ofType(...types: string[]): Resource[];
  /** Throws when there is none. */
  byArn(arn: string): Resource;
  /** All secrets that dynamic references name, by ARN or name. */
  referencedSecrets(): string[];
};

export type Surroundings = {
  /** The base of queue URLs, e.g. `http://127.0.0.1:4012`. */
  queueBaseUrl: string;
  /** The current string of a secret; throws while it can't be read yet. */
  secretString(secretId: string): string;
};

/** Throws for an unknown resource type, so that nothing which the templates declare is silently missing. */
export function createResources(assembly: Assembly, surroundings: Surroundings): Resources {
  const catalogue = new Catalogue(assembly, surroundings);
  return {
    all: catalogue.all,
    ofType: (...types) => catalogue.all.filter((resource) => types.includes(resource.type)),
    byArn: (arn) => {
      const found = catalogue.all.find((resource) => resource.ref === arn || catalogue.arnOf(resource) === arn);
      if (found) return found;
      throw new Error(`No resource of the templates has the ARN ${arn}.`);
    },
    referencedSecrets: () => catalogue.referencedSecrets(),
  };
}

class Catalogue {
  readonly all: Resource[] = [];
  readonly #assembly: Assembly;
  readonly #surroundings: Surroundings;
  readonly #types = new Map<Resource, ResourceType>();
  readonly #byId = new Map<string, Resource>();

  constructor(assembly: Assembly, surroundings: Surroundings) {
    this.#assembly = assembly;
    this.#surroundings = surroundings;
    for (const stack of assembly.stacks) {
      for (const logicalId of Object.keys(stack.template.Resources)) this.#add(stack, logicalId);
    }
  }

  arnOf(resource: Resource): string | undefined {
    return this.#types.get(resource)?.attributes?.['Arn'] ? resource.attribute('Arn') : undefined;
  }

  referencedSecrets(): string[] {
    const found = new Set<string>();
    for (const resource of this.all) {
      const raw = resource.stack.template.Resources[resource.logicalId]?.Properties ?? {};
      if (!JSON.stringify(raw).includes('{{resolve:secretsmanager:')) continue;
      const evaluated = JSON.stringify(evaluate(raw, this.#scope(resource.stack, resource.where)));
      for (const match of evaluated.matchAll(/\{\{resolve:secretsmanager:([^}]*)\}\}/g)) {
        found.add(secretReference(match[1] ?? '').secretId);
      }
    }
    return [...found];
  }

  #add(stack: Stack, logicalId: string): void {
    const raw = stack.template.Resources[logicalId];
    const where = `${stack.name}/${logicalId}`;
    if (!raw || (raw.Condition !== undefined && !this.#condition(stack, raw.Condition))) return;
    const type = resourceTypeOrThrow(raw.Type, where);
    const resource = this.#describe(stack, logicalId, type, raw.Type);
    this.all.push(resource);
    this.#types.set(resource, type);
    this.#byId.set(where, resource);
  }

  /** Names are worked out when first asked for: they may refer to resources that come later. */
  #describe(stack: Stack, logicalId: string, type: ResourceType, typeName: string): Resource {
    const where = `${stack.name}/${logicalId}`;
    const named = this.#named(stack, logicalId, type);
    const attribute = (name: string): string => {
      const make = type.attributes && Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined;
      if (make) return make(named);
      throw resolveError({ where }, `the attribute ${name} of ${typeName} is not known`);
    };
    return {
      stack,
      logicalId,
      where,
      type: typeName,
      get name() {
        return named.name;
      },
      get ref() {
        return type.ref ? type.ref(named) : named.name;
      },
      attribute,
      properties: () => this.#resolve(stack, where, this.#raw(stack, logicalId)) as Record<string, unknown>,
    };
  }

  #named(stack: Stack, logicalId: string, type: ResourceType): Named {
    const where = `${stack.name}/${logicalId}`;
    const common = {
      stackName: stack.name,
      logicalId,
      region: stack.region,
      account: stack.account,
      queueBaseUrl: this.#surroundings.queueBaseUrl,
    };
    const text = (property: string): string => {
      const value = this.#resolve(stack, where, this.#raw(stack, logicalId)[property]);
      if (typeof value === 'string') return value;
      throw resolveError({ where }, `the property ${property} should be a string`);
    };
    const isGiven = type.nameProperty !== undefined && Object.hasOwn(this.#raw(stack, logicalId), type.nameProperty);
    return {
      ...common,
      text,
      get name() {
        return isGiven && type.nameProperty ? text(type.nameProperty) : defaultName(type, common);
      },
    };
  }

  #raw(stack: Stack, logicalId: string): Record<string, unknown> {
    return stack.template.Resources[logicalId]?.Properties ?? {};
  }

  #resolve(stack: Stack, where: string, value: unknown): unknown {
    return resolveValue(value, this.#scope(stack, where));
  }

  #scope(stack: Stack, where: string): Scope {
    return {
      where,
      ref: (logicalId) => this.#ref(stack, where, logicalId),
      attribute: (logicalId, name) => this.#attribute(stack, where, logicalId, name),
      importValue: (exportName) => this.#importValue(where, exportName),
      stackOutput: (stackName, outputName) => this.#stackOutput(where, stackName, outputName),
      condition: (name) => this.#condition(stack, name),
      mapping: (map, key, name) => findMapping(stack, where, [map, key, name]),
      dynamicReference: (service, reference) => this.#dynamicReference(where, service, reference),
    };
  }

  #ref(stack: Stack, where: string, logicalId: string): unknown {
    const pseudo = pseudoParameter(stack, logicalId);
    if (pseudo !== undefined) return pseudo;
    const parameter = stack.template.Parameters[logicalId];
    if (parameter?.Default !== undefined) return parameter.Default;
    return this.#find(stack, where, logicalId).ref;
  }

  #attribute(stack: Stack, where: string, logicalId: string, name: string): unknown {
    const resource = this.#find(stack, where, logicalId);
    if (resource.type === 'Custom::CrossRegionExportReader') return this.#crossRegionValue(where, name);
    return resource.attribute(name);
  }

  /** The CDK carries values between regions through SSM parameters that a custom resource of the other stack writes. */
  #crossRegionValue(where: string, name: string): unknown {
    for (const writer of this.all.filter((resource) => resource.type === 'Custom::CrossRegionExportWriter')) {
      const { WriterProps } = this.#raw(writer.stack, writer.logicalId) as {
        WriterProps?: { exports?: Record<string, unknown> };
      };
      const value = WriterProps?.exports?.[name];
      if (value !== undefined) return evaluate(value, this.#scope(writer.stack, writer.where));
    }
    throw resolveError({ where }, `no stack exports ${name} to other regions`);
  }

  #find(stack: Stack, where: string, logicalId: string): Resource {
    const found = this.#byId.get(`${stack.name}/${logicalId}`);
    if (found) return found;
    throw resolveError({ where }, `${logicalId} is neither a resource nor a parameter with a default of ${stack.name}`);
  }

  #importValue(where: string, exportName: string): unknown {
    for (const stack of this.#assembly.stacks) {
      for (const [id, output] of Object.entries(stack.template.Outputs)) {
        const scope = this.#scope(stack, `${stack.name}/${id}`);
        if (output.Export && evaluate(output.Export.Name, scope) === exportName) return evaluate(output.Value, scope);
      }
    }
    throw resolveError({ where }, `no stack exports ${exportName}`);
  }

  #stackOutput(where: string, stackName: string, outputName: string): unknown {
    const stack = this.#assembly.stacks.find((candidate) => candidate.name === stackName);
    const output = stack?.template.Outputs[outputName];
    if (stack && output) return evaluate(output.Value, this.#scope(stack, `${stackName}/${outputName}`));
    throw resolveError({ where }, `the stack ${stackName} has no output ${outputName}`);
  }

  #condition(stack: Stack, name: string): boolean {
    const condition = stack.template.Conditions[name];
    const where = `${stack.name}/${name}`;
    if (condition === undefined) throw resolveError({ where }, `there is no condition ${name}`);
    return evaluate(condition, this.#scope(stack, where)) === true;
  }

  #dynamicReference(where: string, service: string, reference: string): string {
    if (service !== 'secretsmanager') throw resolveError({ where }, `dynamic references to ${service} are not known`);
    const { secretId, jsonKey } = secretReference(reference);
    const value = this.#surroundings.secretString(secretId);
    if (jsonKey === '') return value;
    const member = (JSON.parse(value) as Record<string, unknown>)[jsonKey];
    if (typeof member === 'string') return member;
    throw resolveError({ where }, `the secret ${secretId} has no string under the key ${jsonKey}`);
  }
}

function pseudoParameter(stack: Stack, name: string): unknown {
  const values: Record<string, unknown> = {
    'AWS::Region': stack.region,
    'AWS::AccountId': stack.account,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack.name,
    'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${stack.account}:stack/${stack.name}/local`,
    'AWS::NotificationARNs': [],
    'AWS::NoValue': NO_VALUE,
  };
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function findMapping(stack: Stack, where: string, path: string[]): unknown {
  let found: unknown = stack.template.Mappings;
  for (const step of path) found = (found as Record<string, unknown> | undefined)?.[step];
  if (found !== undefined) return found;
  throw resolveError({ where }, `the template has no mapping ${path.join(' / ')}`);
}
