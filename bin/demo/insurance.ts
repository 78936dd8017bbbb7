/** The insurance of the demo: the products that the project brings, published and sold by the demo's company. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { marksOf } from '../../functions/domain/insurance/exclusion-list.ts';
import { excludedKey } from '../../functions/domain/insurance/product-rows.ts';
import { publishProduct } from '../../functions/domain/insurance/publish-product.ts';
import { saveChannel } from '../../functions/domain/insurance/save-channel.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import exclusionList from '../../shared/insurance/samples/exclusion-list.json' with { type: 'json' };
import { productFolders, readProductFiles } from '../insurance/product-files.ts';
import { FOUNDER_EMAIL } from './company-products.ts';

const CHANNEL = 'harbour-vale';

/** Repeating it changes nothing. */
export async function seedInsurance(now: Date): Promise<void> {
  const companyId = (await findAccountIdByEmail(FOUNDER_EMAIL)) ?? '';
  const products = productFolders().map(readProductFiles);
  for (const product of products) await publishProduct(companyId, product, now);
  await saveChannel(
    companyId,
    {
      ...{ channelCode: CHANNEL, name: 'Harbour & Vale', domains: [], isDirect: true, isOn: true },
      products: products.map(({ definition }) => definition.code),
      languages: ['en_us', 'zh_hk', 'th_th', 'id_id', 'ar_ae'],
    },
    now,
  );
  for (const mark of exclusionList.rows.flatMap((person) => marksOf(companyId, person))) {
    await dynamo.send(
      new PutCommand({ TableName: environment.table('insurance'), Item: { ...excludedKey(companyId, mark), mark } }),
    );
  }
}
