/** That each call is answered by the function of its group, in its way. */
import { callFunctions, isAnsweredBy, offeredContracts } from '../../../infra/functions.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { readerOf, type Reader } from '../references.ts';
import { at, type Placed, resourcesOf, type StageTemplates, type Template, targetOf, textAt } from '../templates.ts';
import { breakFirst, type Check } from './check.ts';

/** `path` as API Gateway matches it, with `{name}` for anything. */
type Route = { path: string; method: string; isStreaming: boolean; functionName: string };

function pathOf(id: string | undefined, template: Template): string {
  const resource = template.Resources[id ?? ''];
  if (resource?.Type !== 'AWS::ApiGateway::Resource') return '';
  return `${pathOf(targetOf(resource.Properties['ParentId']), template)}/${String(resource.Properties['PathPart'])}`;
}

function routeOf({ Properties, template }: Placed, read: Reader): Route {
  const uri = read(at(Properties, 'Integration.Uri'), template);
  const isStreaming = at(Properties, 'Integration.ResponseTransferMode') === 'STREAM';
  return {
    path: pathOf(targetOf(Properties['ResourceId']), template),
    method: textAt(Properties, 'HttpMethod'),
    isStreaming: isStreaming && uri.endsWith('/response-streaming-invocations'),
    functionName: /:function:([^/]+)\//.exec(uri)?.[1] ?? 'nothing',
  };
}

/** How well a route fits a path: API Gateway takes words before names, part by part from the left; null: not at all. */
function fitOf(route: Route, path: string): string | null {
  const parts = route.path.split('/');
  const asked = path.split('/');
  if (parts.length !== asked.length) return null;
  const fits = parts.map((part, index) => (part === asked[index] ? '1' : part.startsWith('{') ? '0' : null));
  return fits.includes(null) ? null : fits.join('');
}

function routeTo({ path, method }: CallContract, routes: readonly Route[]): Route | undefined {
  const fitting = routes
    .filter((route) => route.method === method || route.method === 'ANY')
    .flatMap((route) => {
      const fit = fitOf(route, path);
      return fit === null ? [] : [{ route, fit: `${fit}${route.method === 'ANY' ? '0' : '1'}` }];
    });
  return fitting.toSorted((one, other) => other.fit.localeCompare(one.fit))[0]?.route;
}

function faultsOf(templates: StageTemplates): string[] {
  const read = readerOf(templates);
  const routes = resourcesOf(templates, 'AWS::ApiGateway::Method').map((method) => routeOf(method, read));
  const contracts = offeredContracts(templates.stage);
  const functions = callFunctions(contracts);
  return contracts.flatMap((contract) => {
    const wanted = `xpage-${templates.stage.name}-${functions.find((settings) => isAnsweredBy(contract, settings))?.name}`;
    const route = routeTo(contract, routes);
    return [
      ...(route?.functionName === wanted
        ? []
        : [`${contract.path}: leads to ${route?.functionName} instead of ${wanted}`]),
      ...(route?.isStreaming === contract.streaming
        ? []
        : [`${contract.path}: streams where it should not, or the other way round`]),
    ];
  });
}

export const callRouteChecks: Check[] = [
  {
    id: 'R27',
    title: 'every call is answered by the function of its group, streamed where its contract says so',
    faults: faultsOf,
    break: (templates) => {
      for (const lambda of resourcesOf(templates, 'AWS::Lambda::Function')) {
        if (textAt(lambda, 'Properties.FunctionName').endsWith('-session')) lambda.Properties['FunctionName'] = 'other';
      }
      breakFirst(templates, 'AWS::ApiGateway::Method', (properties) => (properties['HttpMethod'] = 'PATCH'));
    },
  },
];
