/** The languages of the demo's pages, in rows as the calls write them. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Translation } from '../../shared/model/page-languages.ts';
import type { PublicPage } from '../../shared/model/page.ts';
import type { Post } from '../../shared/model/post.ts';
import type { Product } from '../../shared/model/product.ts';
import { translatableTexts } from '../../shared/model/translatable-texts.ts';
import { textFingerprint } from '../../shared/rules/text-fingerprint.ts';
import { languagesKey, textKey } from '../../functions/domain/languages/language-rows.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import type { DemoPerson } from './person.ts';

/** @param content posts newest first, as `person.news`; products in their order */
export async function writeLanguages(
  { translation, assistant }: DemoPerson,
  accountId: string,
  { page, posts, products }: { page: PublicPage; posts: Post[]; products: Product[] },
): Promise<void> {
  if (!translation) return;
  const { language, texts } = translation;
  const ids = [posts.map(({ postId }) => postId), products.map(({ productId }) => productId)];
  const places = new Map(ids.flatMap((list) => list.map((id, index) => [id, String(index)])));
  const placeOf = (path: string): string =>
    path.replace(/^(news|products)\/(\w+)/, (_, group: string, id: string) => `${group}/${places.get(id)}`);
  const rows = translatableTexts({ page, posts, products, standardReply: assistant.standardReply }).flatMap(
    ({ path, text }) => {
      const own = texts[placeOf(path)];
      if (own === undefined) return [];
      const written: Translation = { text: own, by: 'owner', of: textFingerprint(text) };
      return [{ ...textKey(accountId, language, path), path, ...written }];
    },
  );
  const TableName = environment.table('pages');
  const list = { ...languagesKey(accountId), languages: [language], version: 1 };
  for (const Item of [...rows, list]) await dynamo.send(new PutCommand({ TableName, Item }));
}
