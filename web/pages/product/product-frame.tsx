/** What all pages around products share: the document, its head, the way back, and the foot. */
import type { ReactElement, ReactNode } from 'react';
import { baseCss } from '../css/base.ts';
import { headingCss } from '../css/heading.ts';
import { productCss } from '../css/product.ts';
import { productsCss } from '../css/products.ts';
import { fontCss } from '../fonts.ts';
import { Icon } from '../icons.tsx';
import { inlineScript } from '../inline-script.ts';
import { minifyCss } from '../minify-css.ts';
import { islandData } from '../island-data.ts';
import { pagePath } from '../page-address.ts';
import { FontFiles } from '../page-head.tsx';
import { pageText, productText, type PageModel } from '../page-model.ts';
import { Footer } from '../sections/footer.tsx';
import { pageColours, themeCss } from '../theme.ts';

/** Made once: the same for all pages of products. */
const sheet = minifyCss(baseCss + productCss) + productsCss();

export type ProductFrameProps = {
  model: PageModel;
  title: string;
  /** What search engines and shared links read; without it the page is not to be found. */
  tags: ReactNode | null;
  /** The product that the page is about. */
  product?: { productId: string; title: string };
  children: ReactNode;
};

export function ProductFrame({ model, title, tags, product, children }: ProductFrameProps): ReactElement {
  const { themeColour, pageTheme } = model.page.design;
  const themes = pageTheme === 'auto' ? (['light', 'dark'] as const) : [pageTheme];
  const data = islandData(model);
  return (
    <html
      lang={model.lang}
      dir={model.dir}
      {...data}
      {...(product && { 'data-product': product.productId, 'data-title': product.title })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{`${title} – ${model.name}`}</title>
        {themes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={pageColours(themeColour, theme).paper}
            {...(pageTheme === 'auto' && { media: `(prefers-color-scheme:${theme})` })}
          />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css(model) }} />
        {tags ?? <meta name="robots" content="noindex" />}
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {model.fonts && <FontFiles fonts={model.fonts} />}
      </head>
      <body>
        <a className="skip" href="#main">
          {pageText(model, 'skip')}
        </a>
        <div className="page">
          <Top model={model} />
          <main id="main">{children}</main>
          <Footer model={{ ...model, languages: [] }} />
        </div>
      </body>
    </html>
  );
}

function css({ page, fonts }: PageModel): string {
  const { design } = page;
  return (
    themeCss({ ...design, backgroundImage: null }) +
    fontCss(design.nameFont, design.aboutFont, fonts) +
    sheet +
    headingCss(design)
  );
}

/** Whose product it is, which is the way back, and the button that shares it. */
function Top({ model }: { model: PageModel }): ReactElement {
  const { profilePhoto } = model.page.profile;
  return (
    <header className="top">
      <span className="lead">
        <a className="back" href={pagePath(model.page)} aria-label={productText(model, 'back')}>
          <Icon name="arrow" />
          {profilePhoto && (
            <img src={model.mediaOrigin + profilePhoto.path} width={32} height={32} alt="" loading="lazy" />
          )}
          <bdi>{model.name}</bdi>
        </a>
      </span>
      <button type="button" className="round js-only" data-act="share" aria-label={pageText(model, 'share')}>
        <Icon name="share" />
      </button>
    </header>
  );
}
