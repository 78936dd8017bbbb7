/** That requests get through the edge to where they belong, and its logs to their bucket. */
import { offeredContracts } from '../../../infra/functions.ts';
import { byArn, isCovered, readerOf, type Reader } from '../references.ts';
import {
  asList,
  at,
  behavioursOf,
  listAt,
  type Placed,
  resourcesOf,
  type StageTemplates,
  type Statement,
  targetOf,
  textAt,
} from '../templates.ts';
import { type Check, ifNone, unless } from './check.ts';

const awsOnly = ['dev', 'uat', 'preprod', 'prod'];
const DISTRIBUTION = 'AWS::CloudFront::Distribution';
const BUCKET = 'AWS::S3::Bucket';
const configOf = (distribution: unknown) => at(distribution, 'Properties.DistributionConfig');

/** CloudFront's own policies that leave the Host header out (CloudFront Developer Guide, managed origin request policies). */
const withoutHost = {
  AllViewerExceptHostHeader: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
  UserAgentRefererHeaders: 'acba4595-bd28-49b8-b9fe-13317c0390fa',
  'CORS-CustomOrigin': '59781a5b-3903-41f3-afcb-af62929ccde1',
  'CORS-S3Origin': '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf',
};

/** Origins that a behaviour may send a request to: one, or the members of a group. */
function originsOf(distribution: Placed, behaviour: unknown): unknown[] {
  const id = textAt(behaviour, 'TargetOriginId');
  const group = listAt(configOf(distribution), 'OriginGroups.Items').find((one) => at(one, 'Id') === id);
  const ids = group ? listAt(group, 'Members.Items').map((member) => at(member, 'OriginId')) : [id];
  return listAt(configOf(distribution), 'Origins').filter((origin) => ids.includes(at(origin, 'Id')));
}

const isApi = (origin: unknown) => at(origin, 'CustomOriginConfig') !== undefined;

/** Whether a policy, CloudFront's or ours, leaves the viewer's Host header out. */
function leavesHostOut(templates: StageTemplates, reference: unknown): boolean {
  if (reference === undefined) return true;
  if (typeof reference === 'string') return Object.values(withoutHost).includes(reference);
  const policy = resourcesOf(templates, 'AWS::CloudFront::OriginRequestPolicy').find(
    ({ id }) => id === targetOf(reference),
  );
  const headers = at(policy, 'Properties.OriginRequestPolicyConfig.HeadersConfig');
  const named = listAt(headers, 'Headers').map((header) => String(header).toLowerCase());
  const kind = textAt(headers, 'HeaderBehavior');
  return (
    kind === 'none' ||
    (kind === 'whitelist' && !named.includes('host')) ||
    (kind === 'allExcept' && named.includes('host'))
  );
}

/** What a cache policy names is forwarded as well. */
function keepsByHost(templates: StageTemplates, reference: unknown): boolean {
  const policy = resourcesOf(templates, 'AWS::CloudFront::CachePolicy').find(({ id }) => id === targetOf(reference));
  const named = listAt(
    policy,
    'Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers',
  );
  return named.map((header) => String(header).toLowerCase()).includes('host');
}

/** Whether a path pattern of CloudFront takes a path. */
const takes = (behaviour: unknown, path: string) =>
  at(behaviour, 'PathPattern') !== undefined && isCovered(path, textAt(behaviour, 'PathPattern'));

function faultsOfCalls(templates: StageTemplates): string[] {
  const [app] = resourcesOf(templates, DISTRIBUTION);
  if (!app) return ['there is no distribution'];
  const [usual, ...others] = behavioursOf(app);
  return offeredContracts(templates.stage).flatMap(({ path, method }) => {
    const behaviour = others.find((one) => takes(one, path)) ?? usual;
    const origins = originsOf(app, behaviour);
    const methods = listAt(behaviour, 'AllowedMethods');
    return [
      ...(origins.length === 1 && origins.every(isApi) ? [] : [`${path} does not lead to the API`]),
      ...(methods.includes(method) || (methods.length === 0 && method === 'GET') ? [] : [`${path} takes no ${method}`]),
    ];
  });
}

/** Statements that let a service do something with a bucket. */
function allowing(templates: StageTemplates, bucket: Placed, service: string, action: string): Statement[] {
  return resourcesOf(templates, 'AWS::S3::BucketPolicy')
    .filter(({ Properties, template }) => template === bucket.template && targetOf(Properties['Bucket']) === bucket.id)
    .flatMap((policy) => listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[])
    .filter(
      (statement) =>
        statement.Effect === 'Allow' &&
        asList(statement.Action).includes(action) &&
        asList(at(statement, 'Principal.Service')).includes(service),
    );
}

/** ARNs, or patterns of them, that a statement is limited to. */
function sourcesOf({ Condition = {} }: Statement, from: Placed, read: Reader): string[] {
  return Object.values(Condition)
    .flatMap((entries) => Object.entries(entries))
    .filter(([name]) => name.toLowerCase() === 'aws:sourcearn')
    .flatMap(([, values]) => asList(values).map((value) => read(value, from.template)));
}

function faultsOfReading(distribution: Placed, templates: StageTemplates, read: Reader): string[] {
  const arn = `arn:aws:cloudfront::${templates.stage.account}:distribution/{${distribution.where}}`;
  const domains = listAt(configOf(distribution), 'Origins')
    .filter((origin) => !isApi(origin))
    .map((origin) => read(at(origin, 'DomainName'), distribution.template));
  const buckets = domains.map((domain) =>
    resourcesOf(templates, BUCKET).find(({ where }) => domain === `{${where}.RegionalDomainName}`),
  );
  return buckets.flatMap((bucket) => {
    if (!bucket) return [`${distribution.where}: an origin is no bucket of ours`];
    const mayRead = allowing(templates, bucket, 'cloudfront.amazonaws.com', 's3:GetObject').some((statement) =>
      sourcesOf(statement, bucket, read).some((source) => isCovered(arn, source)),
    );
    return mayRead ? [] : [`${bucket.where}: ${distribution.where} serves it and may not read it`];
  });
}

function faultsOfAccessLogs(templates: StageTemplates, read: Reader): string[] {
  const buckets = byArn(templates, read, BUCKET);
  return [...buckets].flatMap(([arn, bucket]) => {
    const logging = bucket.Properties['LoggingConfiguration'];
    if (logging === undefined) return [];
    const target = resourcesOf(templates, BUCKET).find(
      ({ where }) => read(at(logging, 'DestinationBucketName'), bucket.template) === `{${where}}`,
    );
    const object = `${String(target && `{${target.where}.Arn}`)}/${textAt(logging, 'LogFilePrefix')}log`;
    const mayWrite =
      target &&
      allowing(templates, target, 'logging.s3.amazonaws.com', 's3:PutObject').some(
        (statement) =>
          asList(statement.Resource).some((resource) => isCovered(object, read(resource, target.template))) &&
          sourcesOf(statement, target, read).some((source) => isCovered(arn, source)),
      );
    return mayWrite ? [] : [`${bucket.where}: its access log cannot be written`];
  });
}

export const edgePathChecks: Check[] = [
  {
    id: 'R23',
    title: 'the Host header of a visitor is never forwarded to the API, which knows its own alone',
    faults: (templates) => {
      const distributions = resourcesOf(templates, DISTRIBUTION);
      const toApi = distributions.flatMap((distribution) =>
        behavioursOf(distribution).filter((behaviour) => originsOf(distribution, behaviour).some(isApi)),
      );
      return [
        ...ifNone(toApi, 'nothing leads to the API'),
        ...toApi
          .filter(
            (behaviour) =>
              !leavesHostOut(templates, at(behaviour, 'OriginRequestPolicyId')) ||
              keepsByHost(templates, at(behaviour, 'CachePolicyId')),
          )
          .map((behaviour) => `${textAt(behaviour, 'PathPattern')}: forwards Host`),
      ];
    },
    break: (templates) => {
      for (const distribution of resourcesOf(templates, DISTRIBUTION)) {
        for (const behaviour of behavioursOf(distribution))
          (behaviour as Record<string, unknown>)['OriginRequestPolicyId'] = 'other';
      }
    },
  },
  {
    id: 'R24',
    title: 'every call reaches the API through the edge, with its method',
    faults: faultsOfCalls,
    break: (templates) => {
      const [app] = resourcesOf(templates, DISTRIBUTION);
      for (const behaviour of behavioursOf(app))
        (behaviour as Record<string, unknown>)['AllowedMethods'] = ['GET', 'HEAD'];
    },
  },
  {
    id: 'R25',
    title: 'every bucket that a distribution serves lets that distribution read',
    faults: (templates) => {
      const read = readerOf(templates);
      return resourcesOf(templates, DISTRIBUTION).flatMap((distribution) =>
        faultsOfReading(distribution, templates, read),
      );
    },
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, 'AWS::S3::BucketPolicy'))
        Properties['PolicyDocument'] = { Statement: [] };
    },
  },
  {
    id: 'R26',
    title:
      'the bucket for logs takes what CloudFront writes with an access control list, and what S3 writes of each bucket',
    only: awsOnly,
    faults: (templates) => {
      const read = readerOf(templates);
      const domains = resourcesOf(templates, DISTRIBUTION).map((distribution) =>
        read(at(configOf(distribution), 'Logging.Bucket'), distribution.template),
      );
      const targets = resourcesOf(templates, BUCKET).filter(({ where }) =>
        domains.some((domain) => domain.startsWith(`{${where}.`)),
      );
      const takesLists = (bucket: Placed) =>
        ['BucketOwnerPreferred', 'ObjectWriter'].includes(
          textAt(bucket, 'Properties.OwnershipControls.Rules.0.ObjectOwnership'),
        );
      return [
        ...ifNone(targets, 'no bucket takes the logs of the edge'),
        ...unless(targets, takesLists, 'takes no access control lists'),
        ...faultsOfAccessLogs(templates, read),
      ];
    },
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, BUCKET)) delete Properties['OwnershipControls'];
    },
  },
];
