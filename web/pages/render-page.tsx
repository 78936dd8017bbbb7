/** From a published page to the HTML that visitors get. Pure: the publish job, the editor's preview and the tests call it. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageValue } from '../../shared/places/languages.ts';
import { inlineScript } from './inline-script.ts';
import { FontFiles, PageHead } from './page-head.tsx';
import { pageModel, type PageModel } from './page-model.ts';
import { PageView } from './page-view.tsx';
import type { RenderInput } from './render-input.ts';

/** The complete HTML document of a page in one language. */
export function renderPage(input: RenderInput): string {
  return `<!doctype html>${renderToStaticMarkup(<PageDocument input={input} />)}`;
}

/** The same document for the editor's frame: not indexed, nothing counted or sent. */
export function renderPreview(input: RenderInput): string {
  return renderPage({ ...input, isPreview: true });
}

function PageDocument({ input }: { input: RenderInput }): ReactElement {
  const model = pageModel(input);
  return (
    <html lang={model.lang} dir={model.dir} {...islandData(model)}>
      <head>
        <PageHead model={model} />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {model.fonts && <FontFiles fonts={model.fonts} />}
      </head>
      <body className={input.page.design.layout}>
        <PageView input={input} />
      </body>
    </html>
  );
}

/** What the islands know of the page, as attributes of the root. */
function islandData(model: PageModel): Record<`data-${string}`, string> {
  const { islands } = model.islands;
  const { assistant, profile } = model.page;
  const texts = islandTexts(islands, model.language);
  return {
    'data-agent': profile.agentName,
    'data-name': model.name,
    'data-title': profile.title,
    'data-assistant': assistant.name,
    'data-language': model.language,
    ...(islands.first === undefined || texts === undefined ? {} : { 'data-first': islands.first, 'data-texts': texts }),
    ...(model.isPreview === true ? { 'data-preview': '' } : {}),
  };
}

/**
 * The texts of the language, of another country's where it is read there too, else English. Chinese is written in two
 * ways, so neither stands in for the other.
 */
function islandTexts(islands: Record<string, string>, language: LanguageValue): string | undefined {
  const family = language.startsWith('zh')
    ? []
    : Object.keys(islands).filter((name) => name.startsWith(`texts-${language.slice(0, 3)}`));
  const found = [`texts-${language}`, ...family, 'texts-en_us'].find((name) => islands[name] !== undefined);
  return found === undefined ? undefined : islands[found];
}
