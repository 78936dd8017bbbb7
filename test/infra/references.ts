/**
 * What a value of a template will be once it is deployed, as text. A reference becomes the name or the ARN that the resource will
 * have, wherever that is known beforehand, and a token like `{xpage-prod-data/Key9BCD29C7.Arn}` where it is not: so a reference
 * and a name that was written out are the same text, and so are two ways of referring to one resource.
 */
import { asList, at, type Placed, resourcesOf, type StageTemplates, type Template, textAt } from './templates.ts';

/** Of a resource whose `Ref` is its ARN. */
const refIsArn = ['AWS::SecretsManager::Secret', 'AWS::SNS::Topic', 'AWS::CertificateManager::Certificate'];

/** A reference to what is not there; no name or ARN holds these words. */
export const MISSING = '{missing ';

/** A reader of the values of one template. Templates may change between two readers, not while one is used. */
export type Reader = (value: unknown, from: Template) => string;

export function readerOf(templates: StageTemplates): Reader {
  const placed = new Map(
    resourcesOf(templates).map((resource) => [resource.template.Resources[resource.id], resource]),
  );
  const read = (value: unknown, from: Template): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    const [[kind, inner] = ['', undefined]] = Object.entries(value);
    if (kind === 'Fn::Join')
      return asList(at(inner, '1'))
        .map((part) => read(part, from))
        .join(textAt(inner, '0'));
    if (kind === 'Fn::GetStackOutput') return readOutput(inner);
    if (kind === 'Ref') return nameOf(String(inner), from);
    if (kind === 'Fn::GetAtt') return attributeOf(String(at(inner, '0')), String(at(inner, '1')), from);
    throw new Error(`The function ${kind} of CloudFormation is not known here. Teach it to test/infra/references.ts.`);
  };
  const readOutput = (output: unknown): string => {
    const stack = templates.stacks.find(({ name }) => name === at(output, 'StackName'));
    const found = stack?.template.Outputs?.[String(at(output, 'OutputName'))];
    return stack && found ? read(found.Value, stack.template) : `${MISSING}${JSON.stringify(output)}}`;
  };
  const find = (id: string, from: Template): Placed | undefined => placed.get(from.Resources[id]);
  const nameOf = (id: string, from: Template): string => {
    if (id.startsWith('AWS::')) return `{${id}}`;
    const resource = find(id, from);
    return resource ? nameOfResource(templates, resource, read) : `${MISSING}${id}}`;
  };
  const attributeOf = (id: string, attribute: string, from: Template): string => {
    const resource = find(id, from);
    if (!resource) return `${MISSING}${id}.${attribute}}`;
    if (attribute === 'Arn') return arnOf(templates, resource, read);
    // Some attributes are what a property of that name says, as a queue's name.
    const property = resource.Properties[attribute];
    return typeof property === 'string' ? property : `{${resource.where}.${attribute}}`;
  };
  return read;
}

/** What its `Ref` gives. */
function nameOfResource(templates: StageTemplates, resource: Placed, read: Reader): string {
  const named = (property: string) => read(resource.Properties[property] ?? `{${resource.where}}`, resource.template);
  if (refIsArn.includes(resource.Type)) return arnOf(templates, resource, read);
  if (resource.Type === 'AWS::Lambda::Function') return named('FunctionName');
  if (resource.Type === 'AWS::DynamoDB::GlobalTable') return named('TableName');
  if (resource.Type === 'AWS::Logs::LogGroup') return named('LogGroupName');
  if (resource.Type === 'AWS::SQS::Queue') {
    return `https://sqs.${regionOf(templates, resource)}.amazonaws.com/${templates.stage.account}/${named('QueueName')}`;
  }
  return `{${resource.where}}`;
}

/** Where the ARN is told by a name: service, and what stands behind the account. */
const namedArns: Record<string, { service: string; prefix: string; property: string; ending?: string }> = {
  'AWS::Lambda::Function': { service: 'lambda', prefix: 'function:', property: 'FunctionName' },
  'AWS::SQS::Queue': { service: 'sqs', prefix: '', property: 'QueueName' },
  'AWS::SNS::Topic': { service: 'sns', prefix: '', property: 'TopicName' },
  'AWS::DynamoDB::GlobalTable': { service: 'dynamodb', prefix: 'table/', property: 'TableName' },
  'AWS::Logs::LogGroup': { service: 'logs', prefix: 'log-group:', property: 'LogGroupName', ending: ':*' },
};

export function arnOf(templates: StageTemplates, resource: Placed, read: Reader): string {
  const known = namedArns[resource.Type];
  const name = known && resource.Properties[known.property];
  if (known === undefined || name === undefined) return `{${resource.where}.Arn}`;
  const home = `${regionOf(templates, resource)}:${templates.stage.account}`;
  return `arn:aws:${known.service}:${home}:${known.prefix}${read(name, resource.template)}${known.ending ?? ''}`;
}

/** The region of the stack that a resource stands in. */
export function regionOf(templates: StageTemplates, { template }: { template: Template }): string {
  return templates.stacks.find((stack) => stack.template === template)?.region ?? '';
}

/** Resources of these types by their ARN. */
export function byArn(templates: StageTemplates, read: Reader, ...types: string[]): Map<string, Placed> {
  return new Map(resourcesOf(templates, ...types).map((resource) => [arnOf(templates, resource, read), resource]));
}

/** Whether a pattern of IAM, with `*` for anything, takes a text. */
export function isCovered(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
