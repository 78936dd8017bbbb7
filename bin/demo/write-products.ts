/** Writes what a person of the demo sells, before the page is published. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Photo, PhotoUse } from '../../shared/model/photo.ts';
import type { Product } from '../../shared/model/product.ts';
import { productKey, productListKey, type ProductList } from '../../functions/domain/products/product-rows.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import type { DemoPerson } from './person.ts';
import { drawProduct } from './product-art.ts';
import { demoProducts, type DemoProduct } from './products.ts';
import { demoIdAt } from './random.ts';

/** Keeps a picture as one of the account's. `seed`: the same picture has the same id in every demo. */
type Store = (picture: Buffer, use: PhotoUse, accountId: string, seed: string) => Promise<Photo>;

export async function writeProducts(
  person: DemoPerson,
  accountId: string,
  now: Date,
  store: Store,
): Promise<Product[]> {
  const { email, profile } = person;
  const TableName = environment.table('pages');
  const written: Product[] = [];
  const list: ProductList = { products: [], removed: [], version: 1 };
  for (const demo of demoProducts[profile.agentName] ?? []) {
    const product = await toProduct(demo, email, now, (picture, name) =>
      store(picture, 'library', accountId, `${email} ${name}`),
    );
    written.push(product);
    list.products.push({ productId: product.productId, slugs: [product.slug] });
    await dynamo.send(new PutCommand({ TableName, Item: { ...productKey(accountId, product.productId), ...product } }));
  }
  if (written.length === 0) return [];
  await dynamo.send(new PutCommand({ TableName, Item: { ...productListKey(accountId), ...list } }));
  return written;
}

async function toProduct(
  { pictures = [], ...texts }: DemoProduct,
  email: string,
  now: Date,
  store: (picture: Buffer, name: string) => Promise<Photo>,
): Promise<Product> {
  const createdAt = new Date(now.getTime() - 20 * 86_400_000);
  const stored: Photo[] = [];
  for (const picture of pictures) stored.push(await store(await drawProduct(picture), picture));
  const [photo = null, ...photos] = stored;
  return {
    button: 'request',
    buttonLabel: '',
    link: '',
    ...texts,
    productId: demoIdAt(createdAt, `${email} ${texts.slug}`),
    source: 'own',
    status: 'shown',
    photo,
    photos,
    createdAt: createdAt.toISOString(),
  };
}
