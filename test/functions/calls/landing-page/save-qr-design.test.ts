import { describe, expect, test } from 'vitest';
import { getPlaces } from '../../../../functions/calls/landing-page/get-places.ts';
import { saveQrDesign } from '../../../../functions/calls/landing-page/save-qr-design.ts';
import { qrDesignKey } from '../../../../functions/domain/pages/page-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { saveQrDesign as contract } from '../../../../shared/calls/landing-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const design = examples.qrDesign;

describe('saveQrDesign', () => {
  test('keeps the design for all codes of the owner', async () => {
    await saveQrDesign(contract.input.parse({ design }), ownerContext());
    const row = { ...qrDesignKey(accountId), design };
    store(dynamo, [row]);

    expect(writes(dynamo)[0]?.item['Item']).toEqual(row);
    expect(await getPlaces({}, ownerContext())).toEqual({ places: [], design });
  });

  test('has the business card drawn anew in the same transaction, as the code is on its back', async () => {
    await saveQrDesign({ design }, ownerContext());

    expect(writes(dynamo)[1]?.item['Item']).toMatchObject({
      sk: 'OUTBOX',
      job: 'publish-page',
      payload: { action: 'republish-own', accountId },
    });
  });

  test.each([
    ['a light code on a dark ground', { colour: '#ffffff', background: '#000000' }],
    ['colours that are too near', { colour: '#999999', background: '#ffffff' }],
    ['a colour that shines through', { colour: '#00000080' }],
    ['no colour', { colour: 'red' }],
    ['a logo that covers too much', { logoSize: 40 }],
    ['hardly any quiet zone', { quietZone: 1 }],
  ])('refuses %s', (_, change) => {
    expect(contract.input.safeParse({ design: { ...design, ...change } }).success).toBe(false);
  });
});
