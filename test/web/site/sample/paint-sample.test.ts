/** The renderer of the demo's example page writes what the renderer of live pages writes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { HTMLElement, parse, type Node } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { islandBuild } from '../../../../bin/build/island-build.ts';
import { lightPages } from '../../../../bin/build/light-pages.ts';
import { templateIds } from '../../../../shared/model/page.ts';
import { languageValues } from '../../../../shared/places/languages.ts';
import type { RenderInput } from '../../../../web/pages/render-input.ts';
import { renderPreview } from '../../../../web/pages/render-page.tsx';
import { withTyped, type Typed } from '../../../../web/site/sample/paint-sample.ts';
import { sampleInput } from '../../../../web/site/sample/sample-input.ts';
import {
  bareChanges,
  bareInput,
  pageTexts,
  sampleInput as fullInput,
  unlikeLanguages,
} from '../../pages/sample-page.ts';
import { siteIn } from '../site-kit.ts';

const rootDir = new URL('../../../../', import.meta.url).pathname;
const islands = Object.fromEntries(
  ['first', ...languageValues.map((value) => `texts-${value}`)].map((name) => [name, `/assets/p/${name}.1.js`]),
);

let folder: string;
let file: string;
let light: { renderPreview: (input: RenderInput) => string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'light-pages-'));
  file = join(folder, 'light.mjs');
  await build({
    ...islandBuild(rootDir, folder),
    splitting: false,
    jsx: 'automatic',
    plugins: [lightPages],
    entryPoints: [{ in: 'web/pages/render-page.tsx', out: 'light' }],
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
  });
  light = (await import(pathToFileURL(file).href)) as typeof light;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

const inputIn = (language: (typeof languageValues)[number]): RenderInput =>
  sampleInput(language, siteIn(language).texts.site, pageTexts(language), islands);

/** Tags, attributes and texts, one a line, where Preact and React write the same in their own ways. */
function linesOf(html: string): string[] {
  const lines = parse(html, { comment: true }).childNodes.flatMap(linesOfNode);
  const [start, end] = ['<head', '<body'].map((tag) => lines.findIndex((line) => line.startsWith(tag)));
  // React puts what describes the document before what is run and drawn with.
  return [...lines.slice(0, start), ...lines.slice(start, end).toSorted(), ...lines.slice(end)];
}

function linesOfNode(node: Node): string[] {
  if (!(node instanceof HTMLElement)) return [node.text];
  const attributes = Object.entries(node.attributes).map(([name, value]) => {
    return name === 'style' ? `style=${value.replace(/;$/, '')}` : `${name.toLowerCase()}=${value}`;
  });
  return [['<' + node.rawTagName, ...attributes.toSorted()].join(' '), ...node.childNodes.flatMap(linesOfNode)];
}

function expectSame(input: RenderInput): void {
  const [drawn, wanted] = [light.renderPreview(input), renderPreview(input)].map(linesOf);
  expect(drawn).toEqual(wanted);
}

const typed = (template: string): Typed => ({
  name: `Ana "Bea" O'Neill & <b>Co</b>`,
  work: '',
  about: `${'A long story. '.repeat(40)}\nIts second part.`,
  template,
  colour: '#b4501e',
});

describe('the example page of the demo, drawn in the browser', () => {
  it.each(languageValues)('is in %s what the build draws', (language) => {
    for (const template of templateIds) {
      const input = withTyped(inputIn(language), { ...typed(template), name: 'Ana', work: 'Coach', about: 'I coach.' });

      expectSame(inputIn(language));
      expectSame(input);
    }
  });

  it.each(templateIds)('is what live pages are drawn with, whatever is typed on %s', (template) => {
    for (const language of unlikeLanguages) {
      const inputs = [
        withTyped(inputIn(language), typed(template)),
        withTyped(inputIn(language), { ...typed(template), name: '', about: '' }),
        fullInput({ design: { template } }, { language, texts: pageTexts(language) }),
        fullInput({ ...bareChanges, design: { template } }, { ...bareInput, language, texts: pageTexts(language) }),
      ];

      for (const input of inputs) expectSame(input);
    }
  });

  it('is small, as neither React nor Zod comes along', async () => {
    expect(gzipSync(await readFile(file)).length).toBeLessThan(43 * 1024);
  });
});
