/** The routes of a REST API as its resources and methods declare them. */
import * as z from 'zod';
import type { Resource, Resources } from '../template/resources.ts';

export type Route = {
  /** As declared: `/v1/account/{call}`. */
  template: string;
  functionArn: string;
  isStreaming: boolean;
  timeoutMs: number;
};

export type RouteMatch = { route: Route; pathParameters: Record<string, string> };

export type RestRoutes = {
  /** Undefined when no resource fits the path or the one that fits has no such method. Throws URIError. */
  find(method: string, path: string): RouteMatch | undefined;
  all(): Route[];
};

type Node = {
  children: Map<string, Node>;
  parameter?: { name: string; node: Node };
  rest?: { name: string; node: Node };
  methods: Map<string, Route>;
};

const ResourceSchema = z.object({ RestApiId: z.string(), ParentId: z.string(), PathPart: z.string() });
const MethodSchema = z.object({
  RestApiId: z.string(),
  ResourceId: z.string(),
  HttpMethod: z.string(),
  AuthorizationType: z.string().default('NONE'),
  Integration: z.object({
    Type: z.string(),
    Uri: z.string().optional(),
    ResponseTransferMode: z.string().default('BUFFERED'),
    TimeoutInMillis: z.coerce.number().default(29_000),
  }),
});

/** Throws for integrations and authorizers that this machine does not have. */
export function readRoutes(api: Resource, resources: Resources): RestRoutes {
  const root = emptyNode();
  const routes: Route[] = [];
  const paths = pathsOf(api, resources);
  for (const method of resources.ofType('AWS::ApiGateway::Method')) {
    const properties = MethodSchema.parse(method.properties());
    if (properties.RestApiId !== api.name) continue;
    const template = paths.get(properties.ResourceId);
    if (template === undefined) throw new Error(`${method.where} belongs to a resource that is not in the templates.`);
    const route = toRoute(method, template);
    routes.push(route);
    insert(root, template).methods.set(properties.HttpMethod, route);
  }
  return { find: (method, path) => findRoute(root, method, path), all: () => routes };
}

/** Full path by resource id. */
function pathsOf(api: Resource, resources: Resources): Map<string, string> {
  const parts = new Map(
    resources
      .ofType('AWS::ApiGateway::Resource')
      .map((resource) => [resource.name, ResourceSchema.parse(resource.properties())] as const)
      .filter(([, properties]) => properties.RestApiId === api.name),
  );
  const pathOf = (id: string): string => {
    const part = parts.get(id);
    return part ? `${pathOf(part.ParentId)}/${part.PathPart}` : '';
  };
  const paths = new Map([...parts.keys()].map((id) => [id, pathOf(id)]));
  return paths.set(api.attribute('RootResourceId'), '/');
}

function toRoute(method: Resource, template: string): Route {
  const { Integration: integration, AuthorizationType } = MethodSchema.parse(method.properties());
  const functionArn = /functions\/(arn:[^/]+)\//.exec(integration.Uri ?? '')?.[1];
  if (integration.Type !== 'AWS_PROXY' || functionArn === undefined) {
    throw new Error(
      `${method.where} has an integration of type ${integration.Type}; expected AWS_PROXY to a function.`,
    );
  }
  if (AuthorizationType !== 'NONE') {
    throw new Error(`${method.where} has an authorizer (${AuthorizationType}); expected NONE, functions check tokens.`);
  }
  const isStreaming = integration.ResponseTransferMode === 'STREAM';
  return { template, functionArn, isStreaming, timeoutMs: integration.TimeoutInMillis };
}

function emptyNode(): Node {
  return { children: new Map(), methods: new Map() };
}

function insert(root: Node, template: string): Node {
  let node = root;
  for (const part of segmentsOf(template)) node = insertPart(node, part);
  return node;
}

function insertPart(node: Node, part: string): Node {
  const [, name, plus] = /^\{(.+?)(\+?)\}$/.exec(part) ?? [];
  if (name === undefined) {
    const child = node.children.get(part) ?? emptyNode();
    node.children.set(part, child);
    return child;
  }
  const slot = plus ? 'rest' : 'parameter';
  const child = node[slot] ?? { name, node: emptyNode() };
  node[slot] = child;
  return child.node;
}

function findRoute(root: Node, method: string, path: string): RouteMatch | undefined {
  const found = findNode(root, segmentsOf(path));
  const route = found?.node.methods.get(method) ?? found?.node.methods.get('ANY');
  return found && route ? { route, pathParameters: found.parameters } : undefined;
}

/** Static parts go before parameters, parameters before the rest of the path. */
function findNode(node: Node, parts: string[]): { node: Node; parameters: Record<string, string> } | undefined {
  const [part, ...others] = parts;
  if (part === undefined) return node.methods.size > 0 ? { node, parameters: {} } : undefined;
  const child = node.children.get(part);
  const byName = child ? findNode(child, others) : undefined;
  if (byName) return byName;
  const byParameter = node.parameter ? findNode(node.parameter.node, others) : undefined;
  if (node.parameter && byParameter) return withParameter(byParameter, node.parameter.name, part);
  if (!node.rest) return undefined;
  return withParameter({ node: node.rest.node, parameters: {} }, node.rest.name, parts.join('/'));
}

function withParameter(
  found: { node: Node; parameters: Record<string, string> },
  name: string,
  value: string,
): { node: Node; parameters: Record<string, string> } {
  return { node: found.node, parameters: { ...found.parameters, [name]: decodeURIComponent(value) } };
}

/** A slash at the end does not matter. */
function segmentsOf(path: string): string[] {
  return path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .filter((part, _index, all) => part !== '' || all.length > 1);
}
