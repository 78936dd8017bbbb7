/** Runs a CloudFront function as CloudFront does: a script with a `handler`, no modules. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

export type EdgeHeaders = Record<string, { value: string }>;
export type EdgeRequest = { uri: string; headers: EdgeHeaders };

export function loadEdgeFunction(name: string): (request: Partial<EdgeRequest>, address?: string) => EdgeRequest {
  const file = new URL(`../../../infra/edge-functions/${name}.js`, import.meta.url);
  const handler = runInNewContext(`${readFileSync(file, 'utf8')}; handler`) as (event: object) => EdgeRequest;
  return (request, address = '203.0.113.7') =>
    handler({ viewer: { ip: address }, request: { uri: '/', headers: {}, ...request } });
}
