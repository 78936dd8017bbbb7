import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packPage } from '../../../../functions/domain/pages/pack-page.ts';
import { writeProductPages } from '../../../../functions/jobs/publish-page/write-product-pages.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { PRODUCTS_ON_PAGE, type Product } from '../../../../shared/model/product.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { productListRow, publicPage } from '../../../kit/rows.ts';

vi.stubGlobal('PAGES_MANIFEST', { inlineScriptHashes: [], islands: {} });

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
const SIDE = 640;
const picture = await sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
  .blur(12)
  .normalise()
  .webp({ quality: 90 })
  .toBuffer();
const there = ['card', 'contact.vcf', 'de_de.html', 'index.html', 'gone.html', 'room-plan.html'];
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => picture } }));
  s3.on(ListObjectsV2Command).callsFake(({ Prefix: prefix }: { Prefix: string }) => ({
    Contents: there.map((file) => ({ Key: `${prefix}${file}` })),
  }));
});

const photo = { mediaId: '01J', path: '/m/a/01J.webp', width: SIDE, height: SIDE };
const productsOf = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    ...examples.product,
    productId: `${examples.product.productId.slice(0, -1)}${index}`,
    slug: `plan-${index}`,
    photo,
  }));
const ofCompanies = { cards: [], order: [], levelsEndAt: null };
const write = (products: Product[]) => writeProductPages({ accountId, page: publicPage(), products, ofCompanies });
const files = (): Map<string, string> =>
  new Map(s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => [String(input.Key), String(input.Body)]));
const deleted = (): unknown[] => s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key);

describe('the pages of products', () => {
  test('are written one by one, and those of products that are gone are taken away', async () => {
    store(dynamo, [productListRow()]);
    await write([examples.product]);

    expect([...files().keys()]).toEqual(['live/mara/room-plan.html', 'live/mara/room-plan.html.br']);
    expect(deleted()).toEqual(['live/mara/gone.html']);
  });

  test('have one for all when the page does not show them all', async () => {
    store(dynamo, [productListRow()]);
    await write(productsOf(PRODUCTS_ON_PAGE + 1));

    expect(files().get('live/mara/products.html')).toContain(`href="/mara/plan-${PRODUCTS_ON_PAGE}"`);
  });

  test('have one for what was removed, as soon as something was', async () => {
    store(dynamo, [productListRow({ products: [], removed: [{ productId: 'P', slugs: ['gone'] }] })]);
    await write([]);

    expect([...files().keys()]).toEqual(['live/mara/unavailable']);
    expect(files().get('live/mara/unavailable')).toContain(
      'This product has been removed. Please contact us for assistance or to learn more about other available products.',
    );
  });

  test('cost nothing where there never was a product', async () => {
    await write([]);

    expect(s3.calls()).toHaveLength(0);
  });

  test('are sent within one TCP window, with their picture', async () => {
    store(dynamo, [productListRow()]);
    const description = Array.from({ length: 8 }, () => randomBytes(150).toString('base64')).join('\n\n');
    await write(productsOf(4).map((product) => ({ ...product, description, photos: [photo, photo, photo, photo] })));
    const html = files().get('live/mara/plan-0.html') ?? '';

    expect(html).toContain('data:image/webp;base64,');
    expect(packPage(html).length + 1_150).toBeLessThanOrEqual(12.5 * 1_024);
  });
});
