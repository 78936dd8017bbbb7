import type { ReactElement } from 'react';
import type { PublicProduct } from '../../../shared/model/product.ts';
import { scriptSafeJson } from '../json-ld.ts';
import { pageAddress, productPath } from '../page-address.ts';
import type { PageModel } from '../page-model.ts';
import { shortDescription } from '../short-description.ts';

/** What search engines and shared links read of a product. */
export function ProductTags({ model, product }: { model: PageModel; product: PublicProduct }): ReactElement {
  const { title, summary, description, photo } = product;
  const address = model.appOrigin + productPath(model.page, product);
  const text = shortDescription([summary, description]);
  const image = photo === null ? undefined : model.mediaOrigin + photo.path;
  const properties: [name: string, content: string][] = [
    ['og:type', 'product'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', address],
    ['og:locale', model.lang.replace('-', '_')],
    ['og:site_name', 'XPage'],
    ...(image === undefined ? [] : [['og:image', image] satisfies [string, string]]),
  ];
  return (
    <>
      {text !== '' && <meta name="description" content={text} />}
      <link rel="canonical" href={address} />
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: productJsonLd(model, product, { address, text }) }}
      />
    </>
  );
}

/** schema.org Product. The price is in its owner's words, which are no number: search engines get none. */
function productJsonLd(model: PageModel, product: PublicProduct, { address, text }: { address: string; text: string }) {
  const photos = [product.photo, ...product.photos].filter((photo) => photo !== null);
  return scriptSafeJson({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    url: address,
    ...(text === '' ? {} : { description: text }),
    ...(photos.length === 0 ? {} : { image: photos.map(({ path }) => model.mediaOrigin + path) }),
    brand: {
      '@type': 'Brand',
      name: model.page.profile.organisation || model.name,
      url: pageAddress(model, model.page.profile.pageLanguage),
    },
  });
}
