/**
 * Sets a paper with Typst. Templates are ours and read data alone (`sys.inputs`), so what people wrote is never code. The
 * compiler sees the folder of templates and the fonts of the build: no other file, no system font.
 */
import { join } from 'node:path';
import { NodeCompiler, type CompileDocArgs } from '@myriaddreamin/typst-ts-node-compiler';
import type { PaperData, PaperRequest } from '../../kit/typesetting.ts';
import { familiesFor, fontFolder, lackingIn } from './paper-fonts.ts';
import { printable } from './printable.ts';

const papers = join(import.meta.dirname, 'papers');

let opened: NodeCompiler | undefined;

const compiler = (): NodeCompiler =>
  (opened ??= NodeCompiler.create({ workspace: papers, fontArgs: [{ fontPaths: [fontFolder] }] }));

/**
 * A tagged PDF (PDF/UA-1). The same data gives the same bytes.
 * @throws when the template asks for what the data lack, or a letter is in no font
 */
export function setPaper({ paper, data }: PaperRequest): Buffer {
  const content = printable(data);
  refuseLacking(paper, content);
  const typst = compiler();
  const source = {
    mainFilePath: join(papers, `${paper}.typ`),
    inputs: { paper: JSON.stringify({ ...content, ...settingOf(data) }) },
  };
  try {
    // In one step: a compiled document that JavaScript holds is freed with its next collection, which may be hundreds later.
    return typst.pdf(source, { pdfStandard: 'ua-1' });
  } catch (cause) {
    throw new Error(`The paper ${paper} could not be set: ${problemsOf(typst, source, cause)}`, { cause });
  } finally {
    // What was worked out of one person's data helps no other paper, and memory would grow with each.
    typst.evictCache(0);
  }
}

/** As Typst names languages, and fonts in the order in which they are asked. */
function settingOf({ language: { tag, direction, script } }: PaperData): object {
  const { language: lang, region = null } = new Intl.Locale(tag);
  return { language: { lang, region, direction }, fonts: familiesFor(script) };
}

/** The compiler tells what is wrong with a template or its data when asked for the document alone, not for its PDF. */
function problemsOf(typst: NodeCompiler, source: CompileDocArgs, cause: unknown): string {
  const error = typst.compile(source).takeDiagnostics();
  return (error === null ? String(cause) : JSON.stringify(typst.fetchDiagnostics(error))).slice(0, 1_000);
}

/** A box in place of a letter would be found by the reader; a failure is found by us. */
function refuseLacking(paper: string, content: unknown): void {
  const lacking = lackingIn(textsIn(content).join(''));
  if (lacking.length === 0) return;
  const codes = lacking.map((character) => `U+${character.codePointAt(0)?.toString(16).padStart(4, '0')}`);
  throw new Error(
    `No font of papers has ${codes.join(', ')}, which the paper ${paper} shows. Add one in font-sources.ts.`,
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
