import { registry } from '../../../shared/calls/registry.ts';
import { fixtureNeeds } from '../fixture-build.ts';
import {
  asList,
  at,
  follow,
  listAt,
  ownFunctions,
  type Placed,
  resourcesOf,
  roleStatements,
  shortName,
  type StageTemplates,
  type Statement,
  statementsOfRole,
  targetOf,
} from '../templates.ts';
import { addResource, breakFirst, type Check, ifNone, unless } from './check.ts';

/** Actions that know no resources (Service Authorization Reference). */
const withoutResources = [
  'xray:PutTraceSegments',
  'xray:PutTelemetryRecords',
  'rekognition:DetectLabels',
  'rekognition:DetectText',
  'rekognition:StartLabelDetection',
  'rekognition:GetLabelDetection',
];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'];

const roleOf = (lambda: Placed) => targetOf(lambda.Properties['Role']) ?? '';
const actionsOf = (statement: Statement) => asList(statement.Action).map(String);

/** Adds a statement to the role of the first function. */
function grantToFirst(templates: StageTemplates, statement: Statement): void {
  breakFirst(templates, 'AWS::IAM::Policy', (properties) =>
    listAt(properties, 'PolicyDocument.Statement').push(statement),
  );
}

/** Table names by function, for the actions that write. */
function writtenTables(templates: StageTemplates, lambda: Placed): string[] {
  const granted = statementsOfRole(lambda.template, roleOf(lambda))
    .filter((statement) => actionsOf(statement).some((action) => writes.includes(action.replace('dynamodb:', ''))))
    .flatMap(({ Resource }) => asList(Resource))
    .map((reference) => follow(templates, reference, lambda.template))
    .map((found) => String(found?.template.Resources[found.id]?.Properties['TableName'] ?? 'something else'));
  return [...new Set(granted)].sort();
}

function declaredTables(templates: StageTemplates, name: string): string[] {
  const kit = registry.some(({ group }) => [group, `${group}-stream`, `${group}-trial`].includes(name))
    ? ['requests']
    : [];
  const needs = fixtureNeeds[name];
  const declared = needs
    ? (needs.tables ?? [])
        .filter(({ actions }) => actions.some((action) => writes.includes(action)))
        .map(({ table }) => table)
    : kit;
  return [...new Set(declared)].map((table) => `xpage-${templates.stage.name}-${table}`).sort();
}

const limitedTo = (action: RegExp, resource: RegExp, message: string) => (templates: StageTemplates) => {
  const concerned = roleStatements(templates).filter(({ statement }) =>
    actionsOf(statement).some((name) => action.test(name)),
  );
  return [
    ...ifNone(concerned, `nobody has ${action.source}`),
    ...concerned
      .filter(({ statement }) => !asList(statement.Resource).every((arn) => resource.test(String(arn))))
      .map(({ where }) => `${where}: ${message}`),
  ];
};

export const rightsChecks: Check[] = [
  {
    id: 'K5',
    title: 'no role may do everything or act on everything, but for sending traces and looking at pictures',
    faults: (templates) =>
      roleStatements(templates)
        .filter(({ statement: { Effect, ...statement } }) => {
          const actions = actionsOf({ Effect, ...statement });
          const isEveryAction = actions.some((action) => action === '*' || action.endsWith(':*'));
          const isEverything =
            asList(statement.Resource).includes('*') && !actions.every((action) => withoutResources.includes(action));
          return Effect === 'Allow' && (isEveryAction || isEverything);
        })
        .map(({ where, statement }) => `${where}: ${JSON.stringify(statement)}`),
    break: (templates) => grantToFirst(templates, { Effect: 'Allow', Action: 'dynamodb:Scan', Resource: '*' }),
  },
  {
    id: 'K6',
    title: 'no role has a policy managed by AWS',
    faults: (templates) =>
      unless(
        resourcesOf(templates, 'AWS::IAM::Role'),
        (role) => listAt(role, 'Properties.ManagedPolicyArns').length === 0,
        'has one',
      ),
    break: (templates) =>
      breakFirst(
        templates,
        'AWS::IAM::Role',
        (properties) => (properties['ManagedPolicyArns'] = ['arn:aws:iam::aws:policy/ReadOnlyAccess']),
      ),
  },
  {
    id: 'K7',
    title: 'every function has a role of its own',
    faults: (templates) => {
      const roles = resourcesOf(templates, 'AWS::Lambda::Function').map(
        (lambda) => `${lambda.where.split('/')[0]}/${roleOf(lambda)}`,
      );
      return roles.filter((role, index) => roles.indexOf(role) !== index).map((role) => `${role} is shared`);
    },
    break: (templates) => {
      const [one, other] = ownFunctions(templates).filter(({ where }) => where.includes('-api/'));
      if (one && other) other.Properties['Role'] = one.Properties['Role'];
    },
  },
  {
    id: 'K8',
    title: 'a function writes the tables that its needs name, and no others',
    faults: (templates) =>
      ownFunctions(templates).flatMap((lambda) => {
        const granted = writtenTables(templates, lambda).join();
        const declared = declaredTables(templates, shortName(templates, lambda)).join();
        return granted === declared ? [] : [`${lambda.where}: may write ${granted}, declared ${declared}`];
      }),
    break: (templates) => {
      const [policy] = resourcesOf(templates, 'AWS::IAM::Policy').filter(({ where }) => where.includes('pagefallback'));
      const statements = listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[];
      for (const statement of statements)
        if (statement.Action === 'dynamodb:GetItem') statement.Action = 'dynamodb:PutItem';
    },
  },
  {
    id: 'K9',
    title: 'models are called by name',
    faults: limitedTo(
      /^bedrock:/,
      /^arn:aws:bedrock:[a-z0-9-]+:\d*:(foundation-model|inference-profile)\/[a-z0-9.:-]+$/,
      'a model without a name',
    ),
    break: (templates) => grantToFirst(templates, { Effect: 'Allow', Action: 'bedrock:InvokeModel', Resource: '*' }),
  },
  {
    id: 'K10',
    title: 'mails go out from our own identity and address only',
    faults: (templates) => [
      // In the sandbox SES asks for a right on the recipients' identities too; the sender is held by the condition.
      ...limitedTo(
        /^ses:/,
        /^arn:aws:ses:[a-z0-9-]+:\d{12}:(identity\/\*|configuration-set\/xpage-[a-z]+)$/,
        'anything of SES',
      )(templates),
      ...roleStatements(templates)
        .filter(({ statement }) => actionsOf(statement).some((action) => action.startsWith('ses:')))
        .filter(
          ({ statement }) => statement.Condition?.['StringEquals']?.['ses:FromAddress'] !== templates.stage.mail.from,
        )
        .map(({ where }) => `${where}: any sender`),
    ],
    break: (templates) =>
      grantToFirst(templates, {
        Effect: 'Allow',
        Action: 'ses:SendEmail',
        Resource: 'arn:aws:ses:eu-central-1:000000000000:identity/a.example',
      }),
  },
  {
    id: 'K11',
    title: 'a condition for all values also refuses none, and nobody may scan a table',
    faults: (templates) =>
      roleStatements(templates)
        .filter(({ statement }) => {
          const operators = Object.keys(statement.Condition ?? {});
          const isOpenToNone = operators.some((name) => name.startsWith('ForAllValues')) && !operators.includes('Null');
          return isOpenToNone || actionsOf(statement).includes('dynamodb:Scan');
        })
        .map(({ where }) => `${where}: open to no values, or scans`),
    break: (templates) =>
      grantToFirst(templates, { Effect: 'Allow', Action: 'dynamodb:Scan', Resource: 'arn:aws:dynamodb:::table/a' }),
  },
  {
    id: 'K12',
    title: 'there are no IAM users and no access keys',
    faults: (templates) =>
      resourcesOf(templates, 'AWS::IAM::User', 'AWS::IAM::AccessKey', 'AWS::IAM::Group').map(({ where }) => where),
    break: (templates) => addResource(templates, 'AWS::IAM::User', {}),
  },
  {
    id: 'K12b',
    title: 'only services assume our roles',
    faults: (templates) =>
      unless(
        resourcesOf(templates, 'AWS::IAM::Role'),
        (role) =>
          listAt(role, 'Properties.AssumeRolePolicyDocument.Statement').every(
            (statement) => at(statement, 'Principal.Service') !== undefined,
          ),
        'somebody else may',
      ),
    break: (templates) =>
      breakFirst(templates, 'AWS::IAM::Role', (properties) => {
        properties['AssumeRolePolicyDocument'] = {
          Statement: [{ Effect: 'Allow', Principal: { AWS: '*' }, Action: 'sts:AssumeRole' }],
        };
      }),
  },
];
