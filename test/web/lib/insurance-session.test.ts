// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import type { ChannelView } from '../../../shared/insurance/channel.ts';
import {
  enterApplication,
  enterChannel,
  enterProduct,
  finishInsurance,
  keepInsurance,
  readInsurance,
} from '../../../web/lib/insurance-session.ts';
import { sessionArea } from '../../../web/lib/browser-storage.ts';

const channel: ChannelView = {
  channelCode: 'harbour-vale',
  name: 'Harbour & Vale',
  companyId: '01JGFJJZ00000000000000000C',
  companyName: 'Harbour & Vale Insurance',
  logo: null,
  languages: ['en_us'],
  isDirect: true,
};
const product = { ...exampleProduct, language: 'en_us' as const };
const key = 'A'.repeat(43);

beforeEach(() => {
  sessionStorage.clear();
  enterChannel(channel);
  enterProduct(product);
  enterApplication('BBBBBBBBBBBBBBBBBBBBBB', key);
  keepInsurance({ plan: 'standard', duty: 12, userId: 'u1', userInfo: { firstName: 'Ana' } });
});

describe('what a purchase knows in this tab (specification 1, section 3)', () => {
  it('is read back as it was kept, with the screens and rules of the product', () => {
    const { definition } = exampleProduct;
    expect(readInsurance('companyInfo')).toEqual(channel);
    expect(readInsurance('productInfo')).toMatchObject({ code: definition.code, version: definition.version });
    expect(readInsurance('template')).toEqual(definition.blocks.map(({ id }) => id));
    expect(readInsurance('questionList')?.[0]?.questions).toEqual(definition.blocks[0]?.questions.map(({ id }) => id));
    expect(readInsurance('formLogicList')).toHaveLength(definition.blocks.length);
    expect([readInsurance('plan'), readInsurance('duty'), readInsurance('userId')]).toEqual(['standard', 12, 'u1']);
    expect(readInsurance('userInfo')).toEqual({ firstName: 'Ana' });
  });

  it('stays when the same channel and product are entered again', () => {
    enterChannel(channel);
    enterProduct(product);

    expect([readInsurance('applicationId'), readInsurance('plan')]).toEqual(['BBBBBBBBBBBBBBBBBBBBBB', 'standard']);
  });

  it.each([
    ['another product', { ...product.definition, code: 'pet-gb' }],
    ['another version of it', { ...product.definition, version: 9 }],
  ])('loses with %s what belongs to the one before, and not the channel', (_, definition) => {
    enterProduct({ ...product, definition });

    expect([readInsurance('applicationId'), readInsurance('applicationKey'), readInsurance('plan')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([readInsurance('duty'), readInsurance('userInfo'), readInsurance('userId')]).toEqual([null, null, null]);
    expect(readInsurance('channelCode')).toBe('harbour-vale');
  });

  it('loses all of it with another channel', () => {
    enterChannel({ ...channel, channelCode: 'other' });

    expect([readInsurance('productInfo'), readInsurance('productData'), readInsurance('applicationId')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(readInsurance('channelCode')).toBe('other');
  });

  it('keeps only the channel once the purchase is done', () => {
    finishInsurance();

    const left = Object.keys(sessionStorage).filter((name) => name.startsWith('xpage-insurance-'));
    expect(left.toSorted()).toEqual(['xpage-insurance-channel-code', 'xpage-insurance-company-info']);
  });

  it('is gone with session storage as a whole, as after 24 hours in the background', () => {
    sessionArea.clear();

    expect([readInsurance('channelCode'), readInsurance('applicationKey')]).toEqual([null, null]);
  });

  it('is nothing where it cannot be read', () => {
    sessionArea.set('xpage-insurance-plan', '{');

    expect(readInsurance('plan')).toBeNull();
  });

  it('leaves nothing of another application', () => {
    enterApplication('CCCCCCCCCCCCCCCCCCCCCC', key);

    expect([readInsurance('plan'), readInsurance('userInfo')]).toEqual([null, null]);
  });
});
