/**
 * Reads the `needs` that a module declares without running the module.
 *
 * Importing it would run everything at its top (clients, table definitions) and the AWS SDK with it, once for each
 * store, and needs their environment. So only the declared expression is taken out of the syntax tree and evaluated in
 * an empty context, together with the imports from `shared/`, which is plain data. Reading literals alone would be
 * simpler, but lists like "every table with an outbox" are better named once than copied.
 */
import { basename, dirname, join, posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import type { StoreNeeds } from '../../shared/model/needs.ts';

/**
 * The `needs` exported in `source`, the content of `file` (relative to `rootDir`); empty when there is no such export.
 * Throws when it uses anything but literals and what it imports from `shared/`.
 */
export async function evaluateNeeds(rootDir: string, file: string, source: string): Promise<StoreNeeds> {
  // Most modules declare nothing: they aren't worth a syntax tree.
  if (!/\bneeds\b/.test(source)) return {};
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const expression = findNeeds(tree);
  if (!expression) return {};
  const imports = tree.statements.filter((statement) => isSharedImport(statement, file));
  const lines = [
    ...imports.map((statement) => statement.getText(tree)),
    `export const needs = ${expression.getText(tree)};`,
  ];
  return evaluate(rootDir, file, lines.join('\n'));
}

function findNeeds(tree: ts.SourceFile): ts.Expression | undefined {
  return tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(tree) === 'needs')?.initializer;
}

function isSharedImport(statement: ts.Statement, file: string): boolean {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return false;
  return posix.join(posix.dirname(file), statement.moduleSpecifier.text).startsWith('shared/');
}

async function evaluate(rootDir: string, file: string, excerpt: string): Promise<StoreNeeds> {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    stdin: { contents: excerpt, sourcefile: basename(file), resolveDir: join(rootDir, dirname(file)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'declared',
    logLevel: 'silent',
  });
  try {
    return JSON.parse(
      runInNewContext(`${outputFiles[0]?.text}\nJSON.stringify(declared.needs)`) as string,
    ) as StoreNeeds;
  } catch (cause) {
    throw new Error(
      `${file}: \`needs\` could not be evaluated (${(cause as Error).message}). It is read without running the module: ` +
        'use literals and imports from shared/ only.',
      { cause },
    );
  }
}
