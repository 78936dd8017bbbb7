import {
  asList,
  at,
  behavioursOf,
  listAt,
  resourcesOf,
  type Statement,
  type StageTemplates,
  targetOf,
  textAt,
} from '../templates.ts';
import { addResource, breakFirst, type Check, ifNone, unless } from './check.ts';

const BUCKET = 'AWS::S3::Bucket';
const POLICY = 'AWS::S3::BucketPolicy';
const DISTRIBUTION = 'AWS::CloudFront::Distribution';

const statementsOf = (policy: unknown) => listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[];
const configOf = (distribution: unknown) => at(distribution, 'Properties.DistributionConfig');
const originsOf = (templates: StageTemplates) =>
  resourcesOf(templates, DISTRIBUTION).flatMap((item) => listAt(configOf(item), 'Origins'));

export const exposureChecks: Check[] = [
  {
    id: 'K21',
    title: 'buckets are closed to the public',
    faults: (templates) =>
      unless(
        resourcesOf(templates, BUCKET),
        (bucket) =>
          ['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'].every(
            (name) => at(bucket, `Properties.PublicAccessBlockConfiguration.${name}`) === true,
          ),
        'is not',
      ),
    break: (templates) =>
      breakFirst(templates, BUCKET, (properties) => delete properties['PublicAccessBlockConfiguration']),
  },
  {
    id: 'K21b',
    title: 'buckets refuse requests without TLS',
    faults: (templates) => {
      const refusing = resourcesOf(templates, POLICY)
        .filter((policy) =>
          statementsOf(policy).some(
            ({ Effect, Condition }) => Effect === 'Deny' && Condition?.['Bool']?.['aws:SecureTransport'] === 'false',
          ),
        )
        .map((policy) => targetOf(policy.Properties['Bucket']));
      return unless(resourcesOf(templates, BUCKET), ({ id }) => refusing.includes(id), 'takes them');
    },
    break: (templates) =>
      breakFirst(templates, POLICY, (properties) => (properties['PolicyDocument'] = { Statement: [] })),
  },
  {
    id: 'K21c',
    title: 'who reads a bucket is logged',
    faults: (templates) => {
      const withoutLogs = resourcesOf(templates, BUCKET).filter(
        ({ Properties }) => !Properties['LoggingConfiguration'],
      );
      return withoutLogs.filter(({ where }) => !where.includes('BucketsLogs')).map(({ where }) => `${where}: is not`);
    },
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, BUCKET)) delete Properties['LoggingConfiguration'];
    },
  },
  {
    id: 'K21d',
    title: 'CloudFront signs its requests to buckets, and nobody but distributions of this account may read them',
    faults: (templates) => [
      ...originsOf(templates)
        .filter((origin) => at(origin, 'S3OriginConfig') !== undefined)
        .filter(
          (origin) =>
            at(origin, 'OriginAccessControlId') === undefined ||
            at(origin, 'S3OriginConfig.OriginAccessIdentity') !== '',
        )
        .map((origin) => `${textAt(origin, 'Id')}: no access control`),
      ...resourcesOf(templates, POLICY)
        .flatMap((policy) => statementsOf(policy).map((statement) => ({ where: policy.where, statement })))
        .filter(
          ({ statement }) =>
            statement.Effect === 'Allow' &&
            asList(at(statement, 'Principal.Service')).includes('cloudfront.amazonaws.com'),
        )
        .filter(({ statement }) => !isOfThisAccount(statement, templates.stage.account))
        .map(({ where }) => `${where}: any distribution`),
    ],
    break: (templates) =>
      breakFirst(templates, DISTRIBUTION, (properties) => {
        for (const origin of listAt(properties, 'DistributionConfig.Origins'))
          delete (origin as Record<string, unknown>)['OriginAccessControlId'];
      }),
  },
  {
    id: 'K22',
    title: 'visitors come by TLS 1.2 or newer, and are logged',
    faults: (templates) => {
      const distributions = resourcesOf(templates, DISTRIBUTION);
      return [
        ...ifNone(distributions, 'there is no distribution'),
        ...unless(
          distributions,
          (item) => at(configOf(item), 'ViewerCertificate.MinimumProtocolVersion') === 'TLSv1.2_2021',
          'older TLS',
        ),
        ...unless(distributions, (item) => at(configOf(item), 'Logging.Bucket') !== undefined, 'no logs'),
        ...unless(
          distributions,
          (item) =>
            behavioursOf(item).every((behaviour) =>
              ['redirect-to-https', 'https-only'].includes(textAt(behaviour, 'ViewerProtocolPolicy')),
            ),
          'plain HTTP',
        ),
        ...originsOf(templates)
          .filter((origin) => at(origin, 'CustomOriginConfig') !== undefined)
          .filter((origin) => at(origin, 'CustomOriginConfig.OriginProtocolPolicy') !== 'https-only')
          .map((origin) => `${textAt(origin, 'Id')}: plain HTTP`),
      ];
    },
    break: (templates) =>
      breakFirst(templates, DISTRIBUTION, (properties) => {
        (at(properties, 'DistributionConfig') as Record<string, unknown>)['ViewerCertificate'] = {
          CloudFrontDefaultCertificate: true,
        };
      }),
  },
  {
    id: 'K23',
    title: 'every origin at the API proves itself with a secret that no template holds, and call functions may read it',
    faults: (templates) => {
      const origins = originsOf(templates).filter((origin) =>
        JSON.stringify(at(origin, 'DomainName')).includes('execute-api'),
      );
      const proof = (origin: unknown) =>
        listAt(origin, 'OriginCustomHeaders').find((header) => at(header, 'HeaderName') === 'x-origin-secret');
      return [
        ...ifNone(origins, 'there is no origin at the API'),
        ...origins
          .filter((origin) => !textAt(proof(origin), 'HeaderValue').includes('{{resolve:secretsmanager:'))
          .map((origin) => `${textAt(origin, 'Id')}: no secret`),
        ...resourcesOf(templates, 'AWS::Lambda::Function')
          .filter(
            ({ where, Properties }) =>
              where.includes('-api/') && at(Properties, 'Environment.Variables.SECRET_ORIGIN') === undefined,
          )
          .map(({ where }) => `${where}: cannot check the secret`),
      ];
    },
    break: (templates) =>
      breakFirst(templates, DISTRIBUTION, (properties) => {
        for (const origin of listAt(properties, 'DistributionConfig.Origins'))
          delete (origin as Record<string, unknown>)['OriginCustomHeaders'];
      }),
  },
  {
    id: 'K24',
    title: 'no function has an address of its own',
    faults: (templates) => resourcesOf(templates, 'AWS::Lambda::Url').map(({ where }) => where),
    break: (templates) => addResource(templates, 'AWS::Lambda::Url', { AuthType: 'NONE' }),
  },
  {
    id: 'K25',
    title: 'other origins are named one by one',
    faults: (templates) =>
      unless(
        resourcesOf(templates, BUCKET),
        (bucket) =>
          listAt(bucket, 'Properties.CorsConfiguration.CorsRules').every(
            (rule) => listAt(rule, 'AllowedOrigins').join() === `https://${templates.stage.domain}`,
          ),
        'any origin',
      ),
    break: (templates) =>
      breakFirst(
        templates,
        BUCKET,
        (properties) => (properties['CorsConfiguration'] = { CorsRules: [{ AllowedOrigins: ['*'] }] }),
      ),
  },
  {
    id: 'K26',
    title: 'public pictures are on another host than the app',
    faults: (templates) => {
      const aliases = resourcesOf(templates, DISTRIBUTION).map((item) => listAt(configOf(item), 'Aliases').join());
      const { domain, mediaDomain } = templates.stage;
      return aliases.join(' ') === `${domain} ${mediaDomain}` && domain !== mediaDomain
        ? []
        : [`hosts are ${aliases.join(' ')}`];
    },
    break: (templates) =>
      breakFirst(templates, DISTRIBUTION, (properties) => {
        (at(properties, 'DistributionConfig') as Record<string, unknown>)['Aliases'] = [templates.stage.mediaDomain];
      }),
  },
];

function isOfThisAccount({ Condition }: Statement, account: string): boolean {
  return (
    Condition?.['StringEquals']?.['AWS:SourceAccount'] === account &&
    Condition['ArnLike']?.['AWS:SourceArn'] === `arn:aws:cloudfront::${account}:distribution/*`
  );
}
