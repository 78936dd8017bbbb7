import type { ReactElement } from 'react';
import { PRODUCTS_ON_PAGE, type ProductCard } from '../../../shared/model/product.ts';
import { Icon } from '../icons.tsx';
import { productCardPath, productsPath } from '../page-address.ts';
import { productText, type PageModel } from '../page-model.ts';
import { LinkedPhoto } from './linked-photo.tsx';

/** What the owner sells: the first products, each with the way to its own page, in the form of the template's offers. */
export function Products({ model }: { model: PageModel }): ReactElement | null {
  const { products = [] } = model;
  if (products.length === 0) return null;
  return (
    <section className="offers" id="products" data-source="products" aria-labelledby="products-title" tabIndex={-1}>
      <h2 id="products-title">{productText(model, 'products')}</h2>
      <ProductCards model={model} products={products.slice(0, PRODUCTS_ON_PAGE)} />
      {products.length > PRODUCTS_ON_PAGE && (
        <a className="on" href={productsPath(model.page)}>
          {productText(model, 'all', { count: String(products.length) })}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  );
}

/** The title is the link; its area is the whole card (css/products.ts). */
export function ProductCards({
  model,
  products,
}: {
  model: PageModel;
  products: readonly ProductCard[];
}): ReactElement {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.productId} className="offer">
          {product.photo && <LinkedPhoto model={model} photo={product.photo} />}
          <div>
            <h3 dir="auto">
              <a href={productCardPath(model, product)}>{product.title}</a>
            </h3>
            {product.source === 'own' && product.price !== '' && (
              <p className="price" dir="auto">
                {product.price}
              </p>
            )}
            {product.summary !== '' && (
              <p className="text" dir="auto">
                {product.summary}
              </p>
            )}
            {product.source === 'company' && <p className="price">{productText(model, 'askDocuments')}</p>}
            {product.source === 'insurance' && <p className="price">{productText(model, 'seePrice')}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
