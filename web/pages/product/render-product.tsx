/** The page of one product, the page with all of them, and the page in place of a removed one. Pure: the publish job and the tests call it. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductCard, PublicProduct } from '../../../shared/model/product.ts';
import { safeHref } from '../../../shared/rules/safe-link.ts';
import { Icon } from '../icons.tsx';
import { pagePath, productsPath } from '../page-address.ts';
import { pageModel, pageText, productText, type PageModel } from '../page-model.ts';
import type { PagePhoto, RenderInput } from '../render-input.ts';
import { AssistantTeaser } from '../sections/assistant-teaser.tsx';
import { LinkedPhoto } from '../sections/linked-photo.tsx';
import { PageName } from '../sections/page-name.tsx';
import { Photo } from '../sections/photo.tsx';
import { ProductCards } from '../sections/products.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { ProductFrame } from './product-frame.tsx';
import { ProductTags } from './product-tags.tsx';

/** Others that a page about one product shows. */
const MOST_OTHERS = 3;

export type ProductInput = RenderInput & {
  product: PublicProduct;
  /** Its main picture, ready to draw. */
  picture?: PagePhoto;
};

/** The complete HTML document of a product. */
export function renderProduct(input: ProductInput): string {
  return document(<ProductPage input={input} model={pageModel(input)} />);
}

/** All products, where a page does not show them itself. */
export function renderProductList(input: RenderInput): string {
  const model = pageModel(input);
  const title = productText(model, 'listTitle');
  return document(
    <ProductFrame
      model={model}
      title={productText(model, 'products')}
      tags={<link rel="canonical" href={model.appOrigin + productsPath(model.page)} />}
    >
      <section className="offers wide">
        <PageName name={title} />
        <Spaced>
          <ProductCards model={model} products={model.products ?? []} />
        </Spaced>
      </section>
    </ProductFrame>,
  );
}

/** Specification 1, section 2: what is shown in place of a removed product. */
export function renderUnavailable(input: RenderInput): string {
  const model = pageModel(input);
  const { products = [] } = model;
  return document(
    <ProductFrame model={model} title={productText(model, 'unavailable')} tags={null}>
      <div className="gone">
        <Icon name="box" />
        <PageName name={productText(model, 'unavailable')} />
        <p>{productText(model, 'removed')}</p>
        <p className="buy">
          <a className="fill" href={`${pagePath(model.page)}#${products.length > 0 ? 'products' : 'main'}`}>
            {productText(model, 'back')}
          </a>
          <a className="plain" href={`${pagePath(model.page)}#links`}>
            {productText(model, 'contact')}
          </a>
        </p>
      </div>
      <Others model={model} products={products} heading={productText(model, 'available')} />
    </ProductFrame>,
  );
}

const document = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

function Spaced({ children }: { children: ReactElement }): ReactElement {
  return <div style={{ marginTop: 28 }}>{children}</div>;
}

function ProductPage({ input, model }: { input: ProductInput; model: PageModel }): ReactElement {
  const { product } = input;
  const others = (input.products ?? []).filter(({ productId }) => productId !== product.productId);
  return (
    <ProductFrame
      model={model}
      title={product.title}
      product={product}
      tags={<ProductTags model={model} product={product} />}
    >
      <article className="product" data-source={`products/${product.slug}`} tabIndex={-1}>
        <Gallery model={model} product={product} picture={input.picture} />
        <div>
          <PageName name={product.title} />
          <Words product={product} />
          <Buttons model={model} product={product} />
          {product.description !== '' && <Description text={product.description} />}
        </div>
      </article>
      <div className="both">
        <AssistantTeaser model={{ ...model, questions: questionsAbout(model, product) }} />
        <QuoteForm model={model} about={product.title} />
      </div>
      <Others model={model} products={others} heading={productText(model, 'others')} />
    </ProductFrame>
  );
}

type GalleryProps = { model: PageModel; product: PublicProduct; picture: PagePhoto | undefined };

function Gallery({ model, product, picture }: GalleryProps): ReactElement | null {
  if (picture === undefined) return null;
  return (
    <div>
      <div className="shot">
        <Photo photo={picture} />
      </div>
      {product.photos.length > 0 && (
        <div className="shots">
          {product.photos.map((photo, index) => (
            <a
              key={photo.mediaId}
              href={model.mediaOrigin + photo.path}
              target="_blank"
              rel="noopener"
              aria-label={productText(model, 'photo', { title: product.title, number: String(index + 2) })}
            >
              <LinkedPhoto model={model} photo={photo} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

function Words({ product: { price, summary } }: { product: PublicProduct }): ReactElement {
  return (
    <>
      {price !== '' && (
        <p className="cost" dir="auto">
          {price}
        </p>
      )}
      {summary !== '' && (
        <p className="brief" dir="auto">
          {summary}
        </p>
      )}
    </>
  );
}

/** What the owner wants visitors to do, and the assistant beside it unless that is it. */
function Buttons({ model, product }: { model: PageModel; product: PublicProduct }): ReactElement {
  const ask = productText(model, 'ask');
  const href = product.button === 'link' ? safeHref(product.link) : undefined;
  const label = <span dir="auto">{product.buttonLabel || defaultLabel(model, product)}</span>;
  return (
    <p className="buy">
      {product.button === 'ask' && (
        <button type="button" className="fill js-only" data-act="chat">
          {label}
        </button>
      )}
      {href !== undefined && (
        <a className="fill" href={href} target="_blank" rel="noopener">
          {label}
        </a>
      )}
      {product.button !== 'ask' && href === undefined && (
        <a className="fill js-only" href="#quote">
          {label}
        </a>
      )}
      {product.button !== 'ask' && (
        <button type="button" className="plain js-only" data-act="chat">
          <Icon name="spark" />
          {ask}
        </button>
      )}
    </p>
  );
}

function defaultLabel(model: PageModel, { button }: PublicProduct): string {
  if (button === 'link') return pageText(model, 'learnMore');
  return productText(model, button);
}

function Description({ text }: { text: string }): ReactElement {
  return (
    <div className="story tale">
      {text.split(/\n+/).map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Questions that the product's own words answer. */
function questionsAbout(model: PageModel, { title, price, description }: PublicProduct): string[] {
  return [
    ...(price === '' ? [] : [productText(model, 'askPrice', { title })]),
    ...(description === '' ? [] : [productText(model, 'askIncluded', { title })]),
  ];
}

type OthersProps = { model: PageModel; products: readonly ProductCard[]; heading: string };

function Others({ model, products, heading }: OthersProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <section className="offers">
      <h2>{heading}</h2>
      <ProductCards model={model} products={products.slice(0, MOST_OTHERS)} />
    </section>
  );
}
