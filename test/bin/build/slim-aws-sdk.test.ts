import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { lazyBuiltins } from '../../../bin/build/lazy-builtins.ts';
import {
  applyChange,
  changedFiles,
  replacedFiles,
  slimAwsSdk,
  withPlainKeys,
} from '../../../bin/build/slim-aws-sdk.ts';
import { makeHouse } from './house.ts';

async function bundle(source: string): Promise<{ outfile: string; text: string }> {
  const rootDir = makeHouse({ 'main.ts': source });
  const outfile = join(rootDir, 'out.mjs');
  await build({
    entryPoints: [join(rootDir, 'main.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    define: { navigator: 'undefined' },
    plugins: [lazyBuiltins(), slimAwsSdk()],
  });
  return { outfile, text: readFileSync(outfile, 'utf8') };
}

async function run(outfile: string, environment: Record<string, string> = {}): Promise<unknown> {
  const env = { AWS_REGION: 'us-east-1', ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [outfile], { env });
  return JSON.parse(stdout);
}

const withKeys = `{ credentials: async () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }) }`;

test.each(Object.keys(replacedFiles))('the installed SDK still has the file that is replaced: %s', (file) => {
  expect(readFileSync(join('node_modules', file), 'utf8')).toContain('export');
});

test.each(Object.entries(changedFiles))('the installed SDK still has the text that is changed: %s', (file, change) => {
  const source = readFileSync(join('node_modules', file), 'utf8');

  expect(applyChange(file, source, change)).not.toBe(source);
});

test('a file that no longer has the text to change stops the build and names the file', () => {
  const change = { pattern: /old/, replacement: 'new' };

  expect(() => applyChange('sdk/file.js', 'nothing', change)).toThrow('sdk/file.js no longer holds');
});

test('trait names that are constants of the file are written out, others left', () => {
  const source = `const _jN = "jsonName";\nexport const a = { [_jN]: _x, [_other]: 1 };`;

  expect(withPlainKeys(source)).toBe(`const _jN = "jsonName";\nexport const a = { "jsonName": _x, [_other]: 1 };`);
});

test('a client is made without loading a single further builtin', async () => {
  const { outfile } = await bundle(`
    import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
    import { S3Client, GetObjectCommand } from '@aws-sdk/client-s3';
    import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
    const list = process.moduleLoadList;
    export const clients = [new DynamoDBClient(${withKeys}), new S3Client(${withKeys}), new BedrockRuntimeClient(${withKeys})];
    export const commands = [GetItemCommand, GetObjectCommand, ConverseStreamCommand];
    const heavy = ['crypto', 'stream', 'http', 'https', 'http2', 'tls', 'zlib', 'fs/promises', 'child_process'];
    const loaded = heavy.filter((name) => list.includes('NativeModule ' + name));
    process.stdout.write(JSON.stringify(loaded));
  `);

  expect(await run(outfile)).toEqual([]);
});

test('requests are signed with the given keys and their answers are read', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push([request.headers['x-amz-target'], /Credential=(\w+)/.exec(request.headers.authorization ?? '')?.[1]]);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify({ Item: { pk: { S: 'a' } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { outfile } = await bundle(`
    import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
    const client = new DynamoDBClient(${withKeys});
    const { Item } = await client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'a' } } }));
    client.destroy();
    process.stdout.write(JSON.stringify(Item));
  `);

  const item = await run(outfile, { AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

  expect({ item, asked }).toEqual({ item: { pk: { S: 'a' } }, asked: [['DynamoDB_20120810.GetItem', 'key']] });
});

test('a client without credentials fails with what to do, and the bundle holds no credential chain', async () => {
  const { outfile, text } = await bundle(`
    import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
    const failure = await new DynamoDBClient({}).send(new ListTablesCommand({})).catch((error) => error.message);
    process.stdout.write(JSON.stringify(failure));
  `);

  const failure = await run(outfile);

  expect(failure).toContain('pass `credentials`');
  expect(/AssumeRoleWithWebIdentity|sso-oidc|credential_process/.test(text)).toBe(false);
});
