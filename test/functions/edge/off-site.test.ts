/** Nobody who asks for a page is led to another site, whatever the address says (SECURITY.md T37). */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { hostileDestinations } from '../../../bin/proof/addresses/hostile-destinations.ts';
import { handler } from '../../../functions/edge/page-fallback/index.ts';
import { store, useDynamo } from '../../kit/dynamo.ts';
import { APP_ORIGIN, ORIGIN_SECRET } from '../../kit/function-environment.ts';
import { otherAccountId } from '../../kit/id-tokens.ts';
import { nameRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
useSecrets();
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).rejects(Object.assign(new Error('There is no such key.'), { name: 'NoSuchKey' }));
  store(dynamo, [nameRow('lina', otherAccountId, 'mara'), nameRow('mara')]);
});

async function locationOf(proxy: string): Promise<string | undefined> {
  const { statusCode, headers } = await handler({
    headers: { 'x-origin-secret': ORIGIN_SECRET, 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    pathParameters: { proxy },
    requestContext: { requestId: 'request' },
  } as unknown as APIGatewayProxyEvent);
  expect(statusCode).toBeLessThan(500);
  return headers?.['location'] === undefined ? undefined : String(headers['location']);
}

test.each(hostileDestinations)('%j in an address leads to a page of ours or nowhere', async (destination) => {
  const keys = [destination, `live/${destination}`, `live/${destination}/index.html`, `live/lina/${destination}`];
  const locations = await Promise.all([...keys, `live/lina/${destination}.html`].map(locationOf));

  expect(locations.filter((location) => location !== undefined && location !== `${APP_ORIGIN}/mara`)).toEqual([]);
  expect(locations).toContain(`${APP_ORIGIN}/mara`);
});
