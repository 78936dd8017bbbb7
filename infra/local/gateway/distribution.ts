/** A CloudFront distribution as its template declares it. What the edge here cannot do stops the start. */
import * as z from 'zod';
import { wildcard } from '../iam/conditions.ts';
import { flag } from '../template/flag.ts';
import type { Resource, Resources } from '../template/resources.ts';
import { readEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { findForwardingPolicy, type ForwardingPolicy } from './forwarding.ts';
import { readResponseHeadersPolicy, type ResponseHeadersPolicy } from './response-headers.ts';

export type Behaviour = {
  matches(path: string): boolean;
  /** Origins to ask, in turn: the next one when an answer's status is among `failoverStatuses`. */
  originIds: string[];
  failoverStatuses: number[];
  allowedMethods: string[];
  isCompressing: boolean;
  onRequest?: EdgeFunction;
  onResponse?: EdgeFunction;
  responseHeaders?: ResponseHeadersPolicy;
  /** Cache policy and origin request policy. */
  policies: ForwardingPolicy[];
};

export type OriginConfig = z.infer<typeof OriginSchema>;

export type Distribution = {
  id: string;
  arn: string;
  domainName: string;
  account: string;
  /** Empty: none. */
  rootObject: string;
  /** The default behaviour is the last. */
  behaviours: Behaviour[];
  origins: OriginConfig[];
  /** Paths of what stands in for answers of a status. */
  errorPages: { status: number; path: string; answeredStatus: number }[];
};

const BehaviourSchema = z.object({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: flag.default(false),
  CachePolicyId: z.string().optional(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
  LambdaFunctionAssociations: z.array(z.unknown()).max(0, 'Lambda@Edge is not served here').default([]),
});

const OriginSchema = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(''),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});

const GroupSchema = z.object({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.coerce.number()) }) }),
  Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
});

const ConfigSchema = z.object({
  DefaultRootObject: z.string().default(''),
  DefaultCacheBehavior: BehaviourSchema,
  CacheBehaviors: z.array(BehaviourSchema).default([]),
  Origins: z.array(OriginSchema),
  OriginGroups: z.object({ Items: z.array(GroupSchema).default([]) }).default({ Items: [] }),
  CustomErrorResponses: z
    .array(
      z.strictObject({
        ErrorCode: z.coerce.number(),
        ResponseCode: z.coerce.number().optional(),
        ResponsePagePath: z.string().optional(),
        /** Nothing is kept here. */
        ErrorCachingMinTTL: z.coerce.number().optional(),
      }),
    )
    .default([]),
});

export function readDistribution(resource: Resource, resources: Resources): Distribution {
  const config = readConfig(resource);
  const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior];
  return {
    id: resource.name,
    arn: `arn:aws:cloudfront::${resource.stack.account}:distribution/${resource.name}`,
    domainName: resource.attribute('DomainName'),
    account: resource.stack.account,
    rootObject: config.DefaultRootObject,
    behaviours: behaviours.map((behaviour) => toBehaviour(behaviour, config, resources)),
    origins: config.Origins,
    errorPages: config.CustomErrorResponses.flatMap(({ ErrorCode: status, ResponseCode, ResponsePagePath: path }) =>
      path === undefined ? [] : [{ status, path, answeredStatus: ResponseCode ?? status }],
    ),
  };
}

function readConfig(resource: Resource): z.infer<typeof ConfigSchema> {
  const parsed = ConfigSchema.safeParse(resource.properties()['DistributionConfig']);
  if (parsed.success) return parsed.data;
  throw new Error(`${resource.where} cannot be served here: ${z.prettifyError(parsed.error)}`);
}

function toBehaviour(
  behaviour: z.infer<typeof BehaviourSchema>,
  config: z.infer<typeof ConfigSchema>,
  resources: Resources,
): Behaviour {
  const group = config.OriginGroups.Items.find((candidate) => candidate.Id === behaviour.TargetOriginId);
  const onRequest = findFunction(behaviour, 'viewer-request', resources);
  const onResponse = findFunction(behaviour, 'viewer-response', resources);
  const responseHeaders = findResponseHeaders(behaviour.ResponseHeadersPolicyId, resources);
  return {
    matches: pathMatcher(behaviour.PathPattern),
    originIds: group ? group.Members.Items.map((member) => member.OriginId) : [behaviour.TargetOriginId],
    failoverStatuses: group?.FailoverCriteria.StatusCodes.Items ?? [],
    allowedMethods: behaviour.AllowedMethods,
    isCompressing: behaviour.Compress,
    ...(onRequest ? { onRequest } : {}),
    ...(onResponse ? { onResponse } : {}),
    ...(responseHeaders ? { responseHeaders } : {}),
    policies: [behaviour.CachePolicyId, behaviour.OriginRequestPolicyId].map((id) =>
      findForwardingPolicy(id, resources),
    ),
  };
}

/** Patterns compare case-sensitively, with `*` and `?`; the slash at their start may be left out. */
function pathMatcher(pattern: string | undefined): (path: string) => boolean {
  if (pattern === undefined) return () => true;
  const expression = wildcard(pattern.startsWith('/') ? pattern : `/${pattern}`);
  return (path) => expression.test(path);
}

function findFunction(
  behaviour: z.infer<typeof BehaviourSchema>,
  eventType: string,
  resources: Resources,
): EdgeFunction | undefined {
  const association = behaviour.FunctionAssociations.find((candidate) => candidate.EventType === eventType);
  return association ? readEdgeFunction(resources.byArn(association.FunctionARN)) : undefined;
}

function findResponseHeaders(id: string | undefined, resources: Resources): ResponseHeadersPolicy | undefined {
  if (id === undefined) return undefined;
  const policy = resources.ofType('AWS::CloudFront::ResponseHeadersPolicy').find((candidate) => candidate.name === id);
  if (policy) return readResponseHeadersPolicy(policy);
  throw new Error(`The response headers policy ${id} is not in the templates; managed ones are not known here.`);
}
