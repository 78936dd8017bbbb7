/** What an insurer of a test has. */
import type { Channel } from '../../../../../shared/insurance/channel.ts';
import type { InsurerProduct, InsurerVoucher } from '../../../../../shared/insurance/insurer.ts';

export const insurerProductExample: InsurerProduct = {
  ...{ code: 'travel-hk', name: 'Wayfarer Travel', line: 'travel', country: 'HK', languages: ['en_us', 'zh_hk'] },
  ...{
    version: 2,
    publishedAt: '2026-01-01T09:00:00.000Z',
    onSale: { from: '2026-01-01', until: null },
    isOnSale: true,
  },
};

export const insuranceChannelExample: Channel = {
  ...{ channelCode: 'harbour-vale', name: 'Harbour & Vale', products: ['travel-hk'], languages: ['en_us'] },
  ...{ domains: ['travel.example.com'], isDirect: false, isOn: true },
  ...{ companyId: '01JGFJJZ00000000000000000C', updatedAt: '2026-01-01T09:00:00.000Z' },
};

export const voucherExample: InsurerVoucher = {
  ...{ code: 'GO10', percent: 10, amount: null, from: '2026-01-01', until: '2026-12-31' },
  ...{ products: null, channels: null, uses: 100, used: 7 },
};
