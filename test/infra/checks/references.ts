/** That what a template refers to is there, and takes the one who refers to it. */
import { roleBehind } from '../grants.ts';
import { byArn, MISSING, readerOf, regionOf } from '../references.ts';
import {
  asList,
  at,
  listAt,
  type Placed,
  resourcesOf,
  type StageTemplates,
  type Statement,
  type Template,
} from '../templates.ts';
import { breakFirst, type Check } from './check.ts';

/** All references below a value, as CloudFormation writes them. */
function referencesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('Ref' in value || 'Fn::GetAtt' in value || 'Fn::GetStackOutput' in value) return [value];
  return Object.values(value).flatMap(referencesIn);
}

/** Who uses a role, at which path, and as which service. */
const usersOfRoles: { type: string; path: string; service: string }[] = [
  { type: 'AWS::Lambda::Function', path: 'Properties.Role', service: 'lambda.amazonaws.com' },
  { type: 'AWS::Scheduler::Schedule', path: 'Properties.Target.RoleArn', service: 'scheduler.amazonaws.com' },
  {
    type: 'AWS::Backup::BackupSelection',
    path: 'Properties.BackupSelection.IamRoleArn',
    service: 'backup.amazonaws.com',
  },
  { type: 'AWS::ApiGateway::Account', path: 'Properties.CloudWatchRoleArn', service: 'apigateway.amazonaws.com' },
];

function mayBeAssumedBy(role: Placed | undefined, service: string): boolean {
  const statements = listAt(role, 'Properties.AssumeRolePolicyDocument.Statement') as Statement[];
  return statements.some(
    (statement) => statement.Effect === 'Allow' && asList(at(statement, 'Principal.Service')).includes(service),
  );
}

const isThere = (template: Template, id: unknown) => template.Resources[String(id)] !== undefined;

function faultsOfDependencies(templates: StageTemplates): string[] {
  return resourcesOf(templates).flatMap((resource) =>
    listAt(resource, 'DependsOn')
      .filter((id) => !isThere(resource.template, id))
      .map((id) => `${resource.where}: waits for ${String(id)}, which is not there`),
  );
}

export const referenceChecks: Check[] = [
  {
    id: 'R1',
    title: 'every reference names a resource, an attribute or an output that is there',
    faults: (templates) => {
      const read = readerOf(templates);
      const dangling = resourcesOf(templates).flatMap(({ where, Properties, template }) =>
        referencesIn(Properties)
          .map((reference) => read(reference, template))
          .filter((text) => text.includes(MISSING))
          .map((text) => `${where}: ${text}`),
      );
      return [...dangling, ...faultsOfDependencies(templates)];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::Lambda::Function', (properties) => (properties['Role'] = { Ref: 'Nobody' })),
  },
  {
    id: 'R2',
    title: 'every role can be taken on by the service that is to use it',
    faults: (templates) =>
      usersOfRoles.flatMap(({ type, path, service }) =>
        resourcesOf(templates, type)
          .filter((user) => !mayBeAssumedBy(roleBehind(templates, user, at(user, path)), service))
          .map(({ where }) => `${where}: ${service} may not take on its role`),
      ),
    break: (templates) =>
      breakFirst(
        templates,
        'AWS::IAM::Role',
        (properties) => (properties['AssumeRolePolicyDocument'] = { Statement: [] }),
      ),
  },
  {
    id: 'R3',
    title: 'a distribution takes certificates and firewalls of us-east-1, and the certificate names its hosts',
    faults: (templates) => {
      const read = readerOf(templates);
      const edgeOnly = byArn(templates, read, 'AWS::CertificateManager::Certificate', 'AWS::WAFv2::WebACL');
      return resourcesOf(templates, 'AWS::CloudFront::Distribution').flatMap((distribution) => {
        const config = at(distribution, 'Properties.DistributionConfig');
        const used = [at(config, 'ViewerCertificate.AcmCertificateArn'), at(config, 'WebACLId')]
          .filter((reference) => reference !== undefined)
          .map((reference) => edgeOnly.get(read(reference, distribution.template)));
        const hosts = used.flatMap((one) => [
          ...listAt(one, 'Properties.DomainName'),
          ...listAt(one, 'Properties.SubjectAlternativeNames'),
        ]);
        return [
          ...used
            .filter((one) => !one || regionOf(templates, one) !== 'us-east-1')
            .map(() => `${distribution.where}: of another region, or not there`),
          ...listAt(config, 'Aliases')
            .filter((host) => !hosts.includes(host))
            .map((host) => `${distribution.where}: no certificate for ${String(host)}`),
        ];
      });
    },
    break: (templates) =>
      breakFirst(
        templates,
        'AWS::CertificateManager::Certificate',
        (properties) => (properties['DomainName'] = 'other.example'),
      ),
    only: ['dev', 'uat', 'preprod', 'prod'],
  },
];
