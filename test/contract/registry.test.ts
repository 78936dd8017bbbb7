import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { filesOf } from '../../bin/call-files.ts';
import { callGroups } from '../../shared/calls/call-groups.ts';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { errorCatalogue, everyCallErrors } from '../../shared/calls/errors.ts';
import { registry } from '../../shared/calls/registry.ts';
import { staticFiles } from '../../shared/calls/static-files.ts';
import { handlerFiles } from '../kit/handlers.ts';

type SpecifiedCall = { group: string; method: string; path: string; caller: string; origin: string };

/** Every call that the specifications name, and those of ours that were agreed on with fixed names. */
const specified: SpecifiedCall[] = readFileSync(new URL('specified-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [group = '', method = '', path = '', caller = '', origin = ''] = line.split('\t');
    return { group, method, path, caller, origin };
  });

const endOf = ({ path }: { path: string }): string => path.split('/').at(-1) ?? '';
const calls = registry.map((contract): [string, CallContract] => [contract.name, contract]);
/** `bind(contracts.login, async () => (await import('./login.ts')).login)`, and `bindStream` and `bindFile` with the handler itself. */
const BINDING =
  /bind(?:Stream|File)?\(\s*\w+\.(\w+),\s*(?:async \(\) => \(await import\('\.\/[a-z0-9-]+\.ts'\)\)\.)?(\w+),?\s*\)/g;
/** Of an input in several forms, those that one of them has. */
function fieldsOf({ input }: CallContract): string[] {
  const forms = (input as unknown as { options?: { shape: object }[] }).options ?? [
    input as unknown as { shape: object },
  ];
  return forms.flatMap(({ shape }) => Object.keys(shape));
}
type JsonSchema = { type?: string; properties?: object; additionalProperties?: unknown };

/** Where objects with named fields take others, too. */
function openShapes(schema: unknown, at = 'input'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as JsonSchema;
  const isOpen = type === 'object' && properties !== undefined && additionalProperties !== false;
  const inside = Object.entries(schema).flatMap(([name, part]) => openShapes(part, `${at}.${name}`));
  return [...(isOpen ? [at] : []), ...inside];
}

const isWithin = (value: number, [from, to]: [number, number]): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

describe('the registry', () => {
  test('holds each name and each path once', () => {
    expect(new Set(registry.map(({ name }) => name)).size).toBe(registry.length);
    expect(new Set(registry.map(({ method, path }) => `${method} ${path}`)).size).toBe(registry.length);
  });

  test('holds calls at all', () => {
    expect(registry.length).toBeGreaterThan(30);
  });

  test('has a handler file for each call, and no other files beside them', () => {
    const expected = registry.map((contract) => filesOf(contract).handler);

    expect(handlerFiles().toSorted()).toEqual(expected.toSorted());
  });

  test('binds each call in its group, and nothing else', () => {
    const bound = [...new Set(registry.map((contract) => filesOf(contract).group))].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(BINDING)].map(([, contract, handler]) => {
        expect(handler, file).toBe(contract);
        return `${file} ${contract}`;
      }),
    );

    expect(bound.toSorted()).toEqual(
      registry.map((contract) => `${filesOf(contract).group} ${contract.name}`).toSorted(),
    );
  });

  test('has a test file for each call', () => {
    expect(registry.map((contract) => filesOf(contract).test).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('grows with the specifications: of their calls only some work yet, and those do as specified', () => {
    const known = new Set(specified.map(({ path }) => path));

    expect(registry.filter(({ origin, path }) => origin === 'spec' && !known.has(path))).toEqual([]);
  });
});

describe('the static files', () => {
  test('stand as specified, and are built and served', () => {
    const built = readFileSync(new URL('../../bin/build/build-web.ts', import.meta.url), 'utf8');
    const served = readFileSync(new URL('../../infra/constructs/app-behaviours.ts', import.meta.url), 'utf8');

    for (const { group, method, path, caller, origin } of staticFiles) {
      expect(specified).toContainEqual({ group, method, path, caller, origin });
      expect(built).toContain(`'${path.slice(1)}'`);
      expect(served).toContain(`'${path}'`);
    }
  });
});

describe.each(calls)('%s', (_, contract) => {
  const row = specified.find(({ path }) => path === contract.path);

  test('stands as specified: group, method, caller, origin', () => {
    const { group, method, caller, origin } = contract;

    if (row) expect({ group, method, caller, origin, path: contract.path }).toEqual(row);
    else expect(origin).toBe('ours');
  });

  test('has a path whose end is in its name, under a version, in a known group', () => {
    expect(contract.path).toMatch(/^\/v[12]\/(?:[A-Za-z0-9{}-]+\/)+[A-Za-z]+(?:V\d)?$/);
    expect(contract.name.toLowerCase()).toContain(endOf(contract).toLowerCase());
    expect(callGroups).toContain(contract.group);
  });

  test('has a summary in a sentence', () => {
    expect(contract.summary).toMatch(/^[A-Z].{10,300}\.$/);
  });

  test('has examples that its own schemas accept', () => {
    expect(contract.input.safeParse(contract.example.input).error?.issues).toBeUndefined();
    expect(contract.output.safeParse(contract.example.output).error?.issues).toBeUndefined();
  });

  test('refuses fields that it does not know', () => {
    const input = { ...(contract.example.input as object), isAdmin: true };

    expect(contract.input.safeParse(input).success).toBe(false);
  });

  test('refuses them in every shape that it takes, however deep', () => {
    expect(openShapes(z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
  });

  test('gives out no field that it does not declare', () => {
    const output = { ...(contract.example.output as object), passwordHash: 'x' };
    const result = contract.output.safeParse(output);

    expect(JSON.stringify(result.data ?? null)).not.toContain('passwordHash');
  });

  test('names errors of the catalogue, each once, and none that every call has', () => {
    expect(contract.errors.filter((code) => !(code in errorCatalogue))).toEqual([]);
    expect(new Set(contract.errors).size).toBe(contract.errors.length);
    expect(contract.errors.filter((code) => (everyCallErrors as readonly string[]).includes(code))).toEqual([]);
  });

  test('has limits that a person does not meet and a program does', () => {
    expect(contract.limits.length).toBeGreaterThan(0);
    for (const limit of contract.limits) {
      expect(isWithin(limit.windowSeconds, [60, 3_600])).toBe(true);
      expect(isWithin(limit.max, [5, 3_000])).toBe(true);
      const [, field] = limit.by.split('input:');
      if (field) expect(fieldsOf(contract)).toContain(field);
    }
  });

  test('takes a body of at most 256 KB, and none with a GET', () => {
    expect(isWithin(contract.bodyBytes, [1_024, 262_144])).toBe(true);
    expect(contract.body === 'none').toBe(contract.method === 'GET');
  });

  test('is guarded by a limit that refuses when it cannot count, where passwords, codes or accounts are at stake', () => {
    const isGuarded = /login|register|forgotPassword|sendVerifyCode|checkVerificationCode|existsUserByAccount/.test(
      contract.name,
    );

    if (isGuarded) expect(contract.limits.every(({ whenDown }) => whenDown === 'refuse')).toBe(true);
    else expect(contract.caller === 'open' && contract.effect ? contract.limits.length : 1).toBeGreaterThan(0);
  });

  test('changes nothing with a GET', () => {
    if (contract.method === 'GET') expect(contract.effect).toBe(false);
    else expect(contract.method).toBe('POST');
  });
});

describe('the errors', () => {
  test.each(Object.entries(errorCatalogue))(
    '%s: HTTP says what the body says, never 201',
    (code, { status, http, message }) => {
      const exceptions: Record<number, number> = { 104: 403, 60404: 404 };

      expect(http).toBe(exceptions[status] ?? status);
      expect(http).toBeGreaterThanOrEqual(400);
      expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
      expect(message.length).toBeGreaterThan(3);
    },
  );

  test.each([
    ['file_too_large', 'The file size exceeds the 8MB limit. Please upload a smaller file.'],
    ['file_type_unsupported', 'Unsupported file format. Please upload a JPG, PNG, or GIF file.'],
    ['phone_invalid', 'Please enter a valid phone number.'],
    ['email_required', 'Please enter your email'],
    ['email_invalid', 'Please enter a valid email'],
    ['online_link_failed', 'Failed to obtain the online link, please configure the title or industry specifically.'],
    ['preview_expired', 'The preview link has expired. Please regenerate the preview link.'],
    ['setup_unclear', 'Your submission could not be processed as expected. Reason for clarification: {reason}'],
    ['account_locked', 'Contact the administrator to unlock'],
    ['account_or_password_wrong', 'Could not find account, double-check credentials'],
    ['account_not_found', 'This account does not exist'],
    ['account_exists', 'Tied to an account: log in or reset'],
    ['code_incorrect', 'Code incorrect'],
    ['code_not_sent', 'Failed to send verification code'],
    ['email_format_invalid', 'Email format invalid'],
    ['unavailable', 'Poor internet connection'],
    ['password_format', 'the password does not meet the required format'],
    ['field_required', 'This field is required.'],
    ['under_construction', 'This page is currently under construction. Stay tuned!'],
    [
      'basic_information_incomplete',
      'Please complete all fields in the Basic Information section before proceeding. Ensure your User Name, Title, and About Me details are filled in to preview or go live.',
    ],
  ] as const)('%s has the specified words', (code, message) => {
    expect(errorCatalogue[code].message).toBe(message);
  });
});
