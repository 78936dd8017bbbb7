/** The insurance of the demo: the products that the project brings, published and sold by the demo's company. */
import { findAccount, findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { changeExclusions } from '../../functions/domain/insurance/insurer/change-exclusions.ts';
import { publishProduct } from '../../functions/domain/insurance/publish-product.ts';
import { saveChannel } from '../../functions/domain/insurance/save-channel.ts';
import { saveVoucher } from '../../functions/domain/insurance/save-voucher.ts';
import { readProductList } from '../../functions/domain/products/find-products.ts';
import { showCompanyProduct } from '../../functions/domain/products/save-product.ts';
import exclusionList from '../../shared/insurance/samples/exclusion-list.json' with { type: 'json' };
import { productFolders, readProductFiles } from '../insurance/product-files.ts';
import { contextOf } from './company.ts';
import { FOUNDER_EMAIL } from './company-products.ts';
import { jonas } from './people/jonas.ts';

const CHANNEL = 'harbour-vale';
/** On the broker's page. */
const SHOWN_PRODUCTS = ['travel-hk', 'pet-gb'];

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
  await showOnPage(companyId, now);
  await saveVoucher(companyId, {
    ...{ code: 'GO10', percent: 10, amount: null, from: '2026-01-01', until: '2030-12-31' },
    ...{ products: null, channels: null, uses: 100_000 },
  });
  await changeExclusions(companyId, exclusionList.rows, true);
}

/** The broker of the demo shows two of them on his page. */
async function showOnPage(companyId: string, now: Date): Promise<void> {
  const id = await findAccountIdByEmail(jonas.email);
  const account = id === null ? null : await findAccount(id);
  if (account === null) return;
  const { products } = await readProductList(account.accountId);
  const chosen = SHOWN_PRODUCTS.map((code) => `${CHANNEL}~${code}`);
  const left = chosen.filter((productId) => products.every((entry) => entry.productId !== productId));
  const offered = new Set([...products.map(({ productId }) => productId), ...chosen]);
  const context = contextOf(account, now, 'insurance');
  for (const productId of left) await showCompanyProduct(context, { productId, companyId }, offered);
}
