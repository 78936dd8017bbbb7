/** How the app is built. `bin/build/build-web.ts` runs it and adds the version files. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type parseAst, type Plugin } from 'vite';
import { textFiles } from './text-files.ts';
import { tokenStyles } from './ui/token-styles.ts';

/** The design tokens stand in the page itself: its colours are right before any file has come. */
function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    transformIndexHtml: () => [{ tag: 'style', children: tokenStyles(), injectTo: 'head' }],
  };
}

const texts = textFiles();

function emitTexts(): Plugin {
  return {
    name: 'texts',
    generateBundle() {
      for (const [path, source] of texts.files)
        this.emitFile({ type: 'asset', fileName: `${texts.folder}/${path}`, source });
    },
  };
}

const sharedFolder = fileURLToPath(new URL('../shared/', import.meta.url));

/**
 * Contracts and rules build their schemas when they are imported, and the app uses only their types and checks. What
 * stands in `shared` has no effects by rule, but a bundler can't know: this says so, and 25 KB of schemas stay away.
 */
function pureShared(): Plugin {
  return {
    name: 'pure-shared',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(sharedFolder)) return null;
      return { code: markPure(code, initialisersOf(this.parse(code).body)), map: null };
    },
  };
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Span = { start: number; end: number };

/** Where the values of top-level constants stand. */
function initialisersOf(statements: readonly Statement[]): Span[] {
  return statements
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init ? [init] : []));
}

/** From the last to the first, so that the positions before stay right. */
function markPure(code: string, spans: Span[]): string {
  return spans.reduceRight(
    (marked, { start, end }) =>
      `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`,
    code,
  );
}

/** What every screen needs, in one file that changes rarely; the server side of React isn't part of it. */
function isFirstVendor(id: string): boolean {
  return (
    /node_modules\/(react|scheduler|react-router|react-router-dom|i18next|react-i18next)\//.test(id) || isReactDom(id)
  );
}

function isReactDom(id: string): boolean {
  return id.includes('/node_modules/react-dom/') && !id.includes('server');
}

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const firstScreen = [fileOf('app/main.tsx'), fileOf('app/areas/account/sign-in-area.tsx')];

/** What the first screen shares with the others, in one file: forty small ones weigh more, and each is asked for. */
function baseChunk(): (id: string, graph: ModuleGraph) => 'base' | null {
  let modules: ReadonlySet<string> | null = null;
  return (id, graph) => {
    modules ??= modulesBehind(firstScreen, graph);
    return modules.has(id) && /\/web\/(lib|ui)\//.test(id) ? 'base' : null;
  };
}

/** All modules that come before these can run, themselves not counted. */
function modulesBehind(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  for (const id of ids) visit(id);
  return found;
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  define: { TEXTS_FOLDER: JSON.stringify(texts.folder) },
  plugins: [react(), inlineTokens(), emitTexts(), pureShared()],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // Pictures as files: the content security policy of the app has no need for data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The owners' app, and the customers' portal, which has a sign-in and a configuration of its own.
      input: [fileOf('index.html'), fileOf('portal/index.html')],
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: isFirstVendor },
            { debugName: 'base', name: baseChunk() },
          ],
        },
      },
    },
  },
});
