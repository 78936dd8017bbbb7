/**
 * esbuild plugin: schemas are made when they are first used, not when the bundle is evaluated.
 *
 * A call group knows hundreds of schemas, of which a request needs a handful, and making one takes Zod about 20 µs in a
 * process that has just begun: more than half of what a large group's start took. Each schema at the top of a file, and each
 * input and output of a contract, becomes a stand-in (lazy-schema-runtime.ts) that makes it on first use; what nobody
 * refers to is left out altogether. So are the summary and the example of a contract, which only tests and the API's
 * description read.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { parseSync, type ESTree } from 'vite';

type Node = ESTree.Expression;
type Edit = { start: number; end: number; text: string };

const FILES = /[\\/](shared|functions)[\\/](calls|domain|edge|insurance|jobs|kit|model|places|rules)[\\/].*\.ts$/;
const RUNTIME = 'lazy-schema-runtime';
const runtimeFile = fileURLToPath(new URL(`${RUNTIME}.ts`, import.meta.url));
const IMPORT = `import { lazySchema as lazySchema$ } from ${JSON.stringify(RUNTIME)};`;

/** These read with a schema, and give a value. */
const READERS = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'encode', 'decode']);
const SCHEMA_FIELDS = new Set(['input', 'output']);
const UNREAD_FIELDS: Readonly<Record<string, string>> = { summary: "''", example: 'undefined' };

export function lazySchemas(): Plugin {
  return {
    name: 'lazy-schemas',
    setup(build) {
      build.onResolve({ filter: /^lazy-schema-runtime$/ }, () => ({ path: runtimeFile, sideEffects: false }));
      build.onLoad({ filter: FILES }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        return source.includes("from 'zod'") ? { contents: withLazySchemas(path, source), loader: 'ts' } : undefined;
      });
    },
  };
}

/** @throws when the file cannot be parsed */
export function withLazySchemas(path: string, source: string): string {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} could not be parsed: ${errors[0]?.message}`);
  const edits = program.body.flatMap(declarationsOf).flatMap((declaration) => editsOf(declaration, source));
  if (edits.length === 0) return source;
  const text = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), source);
  return `${text}\n${IMPORT}\n`;
}

type Declared = { name: string; value: Node };

function declarationsOf(statement: ESTree.Directive | ESTree.Statement): Declared[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: withoutTypes(init) }] : [],
  );
}

function editsOf({ name, value }: Declared, source: string): Edit[] {
  if (value.type !== 'CallExpression') return [];
  if (value.callee.type === 'Identifier' && value.callee.name === 'defineCall') return contractEdits(value, source);
  return isSchema(name, value) ? [lazyEdit(value, source)] : [];
}

/** `z.object(…)`, whatever its name; or under a schema's name what another schema or a function of ours makes. */
function isSchema(name: string, call: ESTree.CallExpression): boolean {
  const { callee } = call;
  const method =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
  return !READERS.has(method) && (rootOf(call) === 'z' || /^[A-Z][a-z]/.test(name));
}

/** `z` of `z.string().min(1)`. */
function rootOf(node: Node | ESTree.Super): string {
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : '';
}

function contractEdits(call: ESTree.CallExpression, source: string): Edit[] {
  const [contract] = call.arguments;
  if (contract?.type !== 'ObjectExpression') return [];
  return contract.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.shorthand || property.key.type !== 'Identifier') return [];
    const { key, value } = property;
    if (SCHEMA_FIELDS.has(key.name)) return value.type === 'Identifier' ? [] : [lazyEdit(value, source)];
    const instead = UNREAD_FIELDS[key.name];
    return instead === undefined ? [] : [{ start: value.start, end: value.end, text: instead }];
  });
}

function lazyEdit({ start, end }: Node, source: string): Edit {
  return { start, end, text: `/* @__PURE__ */ lazySchema$(() => ${source.slice(start, end)})` };
}

/** `x` of `x as const`. */
function withoutTypes(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? withoutTypes(node.expression) : node;
}
