/** From a published page to the HTML that visitors get. Pure: the publish job, the editor's preview and the tests call it. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineScript } from './inline-script.ts';
import { islandData } from './island-data.ts';
import { FontFiles, PageHead } from './page-head.tsx';
import { pageModel } from './page-model.ts';
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
