/** The OpenAPI 3.1 document, made from the registry and from nothing else. */
import * as z from 'zod';
import type { CallContract } from '../shared/calls/define-call.ts';
import { errorCatalogue, everyCallErrors, type ErrorCode } from '../shared/calls/errors.ts';
import { registry } from '../shared/calls/registry.ts';

type Json = Record<string, unknown>;

const DESCRIPTION =
  'Every call answers in the envelope `{status, data, message}` (`result` instead of `data` for the two key calls). ' +
  'HTTP 201 means "refresh the token" and nothing else. Requests are signed: docs/decisions/0003-signing-session.md.';

const BODY_TYPES = { json: 'application/json', form: 'multipart/form-data', raw: 'application/octet-stream' } as const;

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const contract of registry) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'XPage', version: '1.0.0', description: DESCRIPTION },
    tags: [...new Set(registry.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: securitySchemes(), schemas: { ...namedSchemas(), Error: errorSchema() } },
  };
}

function operation(contract: CallContract): Json {
  return {
    operationId: contract.name,
    tags: [contract.group],
    summary: contract.summary,
    'x-origin': contract.origin,
    'x-caller': contract.caller,
    'x-limits': contract.limits,
    'x-body-bytes': contract.bodyBytes,
    security: securityOf(contract),
    parameters: parametersOf(contract),
    ...requestBodyOf(contract),
    responses: responsesOf(contract),
  };
}

function securityOf({ caller }: CallContract): Json[] {
  if (caller === 'unsigned' || caller === 'none') return [];
  const signed = { appId: [], sign: [], tamp: [] };
  return caller === 'open' || caller === 'noToken' ? [signed] : [{ ...signed, idToken: [] }];
}

function securitySchemes(): Json {
  const header = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });
  return {
    appId: header('appId', 'Application id of the signing session'),
    sign: header('sign', 'Lower-case SHA-256 over appId, method, path prefix, path, tamp and the session signature'),
    tamp: header('tamp', 'Time of the server in UTC+8, yyyy-mm-dd hh:mm:ss'),
    idToken: header('Authorization', 'Cognito id token'),
  };
}

function parametersOf(contract: CallContract): Json[] {
  const product = contract.path.includes('{product}')
    ? [{ name: 'product', in: 'path', required: true, schema: { const: 'xlp' } }]
    : [];
  const header = (name: string, schema: Json): Json => ({ name, in: 'header', required: false, schema });
  const paging = contract.orderBy
    ? [
        header('nowPage', { type: 'integer', minimum: 1 }),
        header('pageSize', { type: 'integer', minimum: 1 }),
        header('orderBy', { enum: contract.orderBy }),
      ]
    : [];
  const once = contract.effect ? [header('Idempotency-Key', { type: 'string', pattern: '^[A-Za-z0-9_-]{8,80}$' })] : [];
  return [...product, ...queryOf(contract), ...paging, ...once];
}

function queryOf(contract: CallContract): Json[] {
  if (contract.body !== 'none') return [];
  const { properties = {}, required = [] } = schemaOf(contract.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const { inputHeaders = {} } = contract;
  return Object.entries(properties).map(([name, schema]) => ({
    name: inputHeaders[name] ?? name,
    in: name in inputHeaders ? 'header' : 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBodyOf(contract: CallContract): Json {
  if (contract.body === 'none') return {};
  const content = { schema: schemaOf(contract.input, 'input'), example: contract.example.input };
  return { requestBody: { required: true, content: { [BODY_TYPES[contract.body]]: content } } };
}

function responsesOf(contract: CallContract): Json {
  const success = contract.file
    ? fileResponse(contract.summary, contract.file)
    : contract.streaming
      ? streamResponse(contract)
      : envelopeResponse(contract);
  const errors = [...new Set<ErrorCode>([...everyCallErrors, ...contract.errors])];
  const byStatus = Map.groupBy(errors, (code) => errorCatalogue[code].http);
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return {
    '200': success,
    '201': { description: 'The token has expired: refresh it and call again. `data` is null.' },
    ...Object.fromEntries(failures),
  };
}

function envelopeResponse(contract: CallContract): Json {
  const payload = contract.group === 'session' ? 'result' : 'data';
  const schema = {
    type: 'object',
    required: ['status', payload, 'message'],
    properties: {
      status: { const: 200 },
      [payload]: schemaOf(contract.output, 'output'),
      message: { type: 'string' },
    },
  };
  const example = { status: 200, [payload]: contract.example.output, message: 'success' };
  const cookie = { description: 'The name by which the account knows the browser.', schema: { type: 'string' } };
  const headers = contract.namesDevice ? { headers: { 'Set-Cookie': cookie } } : {};
  return { description: contract.summary, ...headers, content: { 'application/json': { schema, example } } };
}

function streamResponse(contract: CallContract): Json {
  return {
    description: 'Events `meta`, `sentence`, `suggest`, `done` (its data as below) and `error`.',
    content: { 'text/event-stream': { schema: { type: 'string' }, 'x-done': schemaOf(contract.output, 'output') } },
  };
}

function fileResponse(description: string, type: string): Json {
  return { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } };
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['status', 'data', 'message', 'code'],
    properties: {
      status: { type: 'integer' },
      data: { type: 'null' },
      message: { type: 'string' },
      code: { enum: Object.keys(errorCatalogue) },
      details: { type: 'object' },
      requestId: { type: 'string' },
    },
  };
}

/** Schemas that name themselves, expressions for instance, are written once, among the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, $defs: _named, ...rest } = toJson(schema, io);
  return rest;
}

function namedSchemas(): Json {
  const all = registry.flatMap(({ input, output }) => [toJson(input, 'input'), toJson(output, 'output')]);
  return Object.assign({}, ...all.map(({ $defs = {} }) => $defs)) as Json;
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
