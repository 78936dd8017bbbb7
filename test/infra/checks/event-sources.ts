/** That what changes in a table, and what lies in a queue, reaches the function that works on it. */
import { jobNames, outboxTables } from '../../../shared/model/resources.ts';
import { arnOf, byArn, readerOf, type Reader } from '../references.ts';
import { at, ownFunctions, type Placed, resourcesOf, shortName, type StageTemplates, textAt } from '../templates.ts';
import { breakFirst, type Check, unless } from './check.ts';

const MAPPING = 'AWS::Lambda::EventSourceMapping';
const QUEUE = 'AWS::SQS::Queue';
const TABLE = 'AWS::DynamoDB::GlobalTable';
/** Of these the image after the change is a part, which the dispatcher reads. */
const withNewImage = ['NEW_IMAGE', 'NEW_AND_OLD_IMAGES'];
const DISPATCHER = 'job-dispatch-outbox';

const sourceOf = (mapping: Placed, read: Reader) => read(mapping.Properties['EventSourceArn'], mapping.template);
const streamOf = (table: Placed) => `{${table.where}.StreamArn}`;
const nameOf = ({ stage }: StageTemplates, resource: Placed, property: string) =>
  textAt(resource, `Properties.${property}`).replace(`xpage-${stage.name}-`, '');

/** Short name of the function that a mapping starts; undefined where it is switched off or starts nothing of ours. */
function startedBy(mapping: Placed, templates: StageTemplates, read: Reader): string | undefined {
  const named = read(mapping.Properties['FunctionName'], mapping.template);
  const isIt = (lambda: Placed) => [lambda.Properties['FunctionName'], arnOf(templates, lambda, read)].includes(named);
  const lambda = ownFunctions(templates).find(isIt);
  return lambda && mapping.Properties['Enabled'] !== false ? shortName(templates, lambda) : undefined;
}

/** Short names of the functions that a source starts. */
function consumersOf(source: string, templates: StageTemplates, read: Reader): (string | undefined)[] {
  return resourcesOf(templates, MAPPING)
    .filter((mapping) => sourceOf(mapping, read) === source)
    .map((mapping) => startedBy(mapping, templates, read));
}

const onlyOne = (where: string, found: (string | undefined)[], wanted: string) =>
  found.length === 1 && found[0] === wanted
    ? []
    : [`${where}: starts ${found.join(', ') || 'nothing'} instead of ${wanted}`];

export const eventSourceChecks: Check[] = [
  {
    id: 'R10',
    title: 'the stream of each table with outbox rows tells whole rows, and starts the dispatcher once',
    faults: (templates) => {
      const read = readerOf(templates);
      const tables = resourcesOf(templates, TABLE);
      const hasOutbox = (table: Placed) =>
        (outboxTables as readonly string[]).includes(nameOf(templates, table, 'TableName'));
      const withStream = tables.filter((table) => at(table, 'Properties.StreamSpecification') !== undefined);
      return [
        ...unless(
          tables.filter(hasOutbox),
          (table) => withNewImage.includes(textAt(table, 'Properties.StreamSpecification.StreamViewType')),
          'its stream tells no rows',
        ),
        ...withStream.flatMap((table) =>
          onlyOne(table.where, consumersOf(streamOf(table), templates, read), DISPATCHER),
        ),
      ];
    },
    break: (templates) =>
      breakFirst(
        templates,
        TABLE,
        (properties) => (properties['StreamSpecification'] = { StreamViewType: 'KEYS_ONLY' }),
      ),
  },
  {
    id: 'R11',
    title: 'every job has a queue, and every queue starts the function of its job once',
    faults: (templates) => {
      const read = readerOf(templates);
      const queues = resourcesOf(templates, QUEUE).filter(
        (queue) => !nameOf(templates, queue, 'QueueName').endsWith('-failed'),
      );
      const names = queues.map((queue) => nameOf(templates, queue, 'QueueName'));
      return [
        ...jobNames.filter((job) => !names.includes(job)).map((job) => `${job} has no queue`),
        ...queues.flatMap((queue) =>
          onlyOne(
            queue.where,
            consumersOf(arnOf(templates, queue, read), templates, read),
            `job-${nameOf(templates, queue, 'QueueName')}`,
          ),
        ),
      ];
    },
    break: (templates) => breakFirst(templates, MAPPING, (properties) => (properties['Enabled'] = false)),
  },
  {
    id: 'R12',
    title: 'everything that starts a function is a queue or a stream that is there',
    faults: (templates) => {
      const read = readerOf(templates);
      const sources = [
        ...byArn(templates, read, QUEUE).keys(),
        ...resourcesOf(templates, TABLE)
          .filter((table) => at(table, 'Properties.StreamSpecification') !== undefined)
          .map(streamOf),
      ];
      return unless(
        resourcesOf(templates, MAPPING),
        (mapping) => sources.includes(sourceOf(mapping, read)) && startedBy(mapping, templates, read) !== undefined,
        'of a source, or to a function, that is not there',
      );
    },
    break: (templates) =>
      breakFirst(
        templates,
        MAPPING,
        (properties) => (properties['EventSourceArn'] = 'arn:aws:sqs:eu-central-1:000000000000:none'),
      ),
  },
  {
    id: 'R13',
    title: 'what fails in a queue goes to the dead-letter queue of that queue, and to no other',
    faults: (templates) => {
      const read = readerOf(templates);
      const failed = byArn(templates, read, QUEUE);
      return unless(
        resourcesOf(templates, QUEUE).filter(({ Properties }) => Properties['RedrivePolicy'] !== undefined),
        (queue) => {
          const target = failed.get(read(at(queue, 'Properties.RedrivePolicy.deadLetterTargetArn'), queue.template));
          return target?.Properties['QueueName'] === `${textAt(queue, 'Properties.QueueName')}-failed`;
        },
        'goes elsewhere',
      );
    },
    break: (templates) => {
      for (const queue of resourcesOf(templates, QUEUE)) {
        const policy = queue.Properties['RedrivePolicy'] as Record<string, unknown> | undefined;
        if (policy) policy['deadLetterTargetArn'] = { 'Fn::GetAtt': [queue.id, 'Arn'] };
      }
    },
  },
];
