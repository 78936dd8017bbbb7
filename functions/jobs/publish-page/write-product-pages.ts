/** Writes the pages of an owner's products beside their page, and takes away those of products that are gone. */
import { PRODUCTS_ON_PAGE, type Product, type PublicProduct } from '../../../shared/model/product.ts';
import { deleteOtherProducts, writeProductFile, writeUnavailableFile } from '../../domain/pages/product-files.ts';
import { readProductList, toPublicProduct } from '../../domain/products/find-products.ts';
import { readPicture } from '../../domain/media/read-picture.ts';
import { environment } from '../../kit/environment.ts';
import { renderProduct, renderProductList, renderUnavailable } from '../../../web/pages/product/render-product.tsx';
import type { PageFonts, PagePhoto, RenderInput } from '../../../web/pages/render-input.ts';
import { cardsOf, type LiveContent } from './live-content.ts';
import { pageInput, renderInWindow } from './render-live-page.ts';

/** The page with all products, where a page does not show them itself. */
const ALL = 'products';

export type LiveProducts = Pick<LiveContent, 'accountId' | 'page' | 'products' | 'ofCompanies'>;

export async function writeProductPages(live: LiveProducts, fonts?: PageFonts): Promise<void> {
  const { accountId, page, products } = live;
  const list = await readProductList(accountId);
  const isWithout = list.products.length === 0 && list.removed.length === 0;
  if (isWithout) return;
  const { agentName } = page.profile;
  const cards = cardsOf(live);
  const input: RenderInput = {
    ...pageInput(page, { posts: [], hasMorePosts: false }, fonts),
    products: cards,
  };
  for (const product of products.map(toPublicProduct)) {
    await writeProductFile(agentName, product.slug, await drawProduct(input, product));
  }
  const hasList = cards.length > PRODUCTS_ON_PAGE;
  if (hasList) await writeProductFile(agentName, ALL, renderProductList(input));
  if (list.removed.length > 0) await writeUnavailableFile(agentName, renderUnavailable(input));
  await deleteOtherProducts(agentName, [...products.map(({ slug }) => slug), ...(hasList ? [ALL] : [])]);
}

async function drawProduct(input: RenderInput, product: PublicProduct): Promise<string> {
  const { photo } = product;
  if (!photo) return renderProduct({ ...input, product });
  const { path, width, height } = photo;
  const picture: PagePhoto = { src: environment.mediaOrigin() + path, width, height, alt: product.title };
  return renderInWindow(await readPicture(path), picture, (small) =>
    renderProduct({ ...input, product, picture: small }),
  );
}

/** All words that product pages show in the owner's fonts. */
export const wordsOf = (products: readonly Product[]): string =>
  products.map(({ title, description }) => `${title} ${description}`).join(' ');
