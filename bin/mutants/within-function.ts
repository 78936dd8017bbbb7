/** Whether code is run when it is called, not while its file loads. A function itself is made where it stands. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const sources = new Map<string, ts.SourceFile>();

/** @param place counted from 0 */
export function isWithinFunction(fileName: string, { line, column }: { line: number; column: number }): boolean {
  const source = sources.get(fileName) ?? parse(fileName);
  sources.set(fileName, source);
  const at = source.getPositionOfLineAndCharacter(line, column);
  const holds = (node: ts.Node): boolean => node.getStart(source) <= at && at < node.getEnd();
  const isInside = (node: ts.Node): boolean => ts.isFunctionLike(node) && node.getStart(source) < at;
  const isCalled = (node: ts.Node): boolean =>
    holds(node) && (isInside(node) || (ts.forEachChild(node, isCalled) ?? false));
  return isCalled(source);
}

const parse = (fileName: string): ts.SourceFile =>
  ts.createSourceFile(fileName, readFileSync(fileName, 'utf8'), ts.ScriptTarget.Latest);
