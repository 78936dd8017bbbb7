import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../bin/openapi.ts';
import { registry } from '../../shared/calls/registry.ts';

type Operation = { operationId: string; responses: Record<string, unknown> };
const document = openApiDocument() as { paths: Record<string, Record<string, Operation>> };

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });

  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every call of the registry is an operation, and nothing else is', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  );

  expect(operations.toSorted()).toEqual(
    registry.map(({ method, path, name }) => `${method} ${path} ${name}`).toSorted(),
  );
});

test('HTTP 201 is "refresh the token" on every call', () => {
  const answers = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => responses['201']),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(JSON.stringify(answers[0])).toContain('refresh');
});

test('the calls that leave a name in the browser say so', () => {
  const naming = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods)
      .filter(({ responses }) => JSON.stringify(responses['200']).includes('Set-Cookie'))
      .map(({ operationId }) => operationId),
  );

  expect(naming.toSorted()).toEqual(
    registry
      .filter(({ namesDevice }) => namesDevice)
      .map(({ name }) => name)
      .toSorted(),
  );
});
