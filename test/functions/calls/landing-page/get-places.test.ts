import { expect, test } from 'vitest';
import { getPlaces } from '../../../../functions/calls/landing-page/get-places.ts';
import { placesKey, qrDesignKey } from '../../../../functions/domain/pages/page-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { defaultQrDesign } from '../../../../shared/model/place.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const { place, qrDesign: design } = examples;

test("gives the owner's places and the design of their codes", async () => {
  store(dynamo, [
    { ...placesKey(accountId), places: [place], version: 1 },
    { ...qrDesignKey(accountId), design },
  ]);

  expect(await getPlaces({}, ownerContext())).toEqual({ places: [place], design });
});

test("gives an owner without any the design to start with, and nobody else's", async () => {
  store(dynamo, [{ ...placesKey(otherAccountId), places: [place], version: 1 }]);

  expect(await getPlaces({}, ownerContext())).toEqual({ places: [], design: defaultQrDesign });
});
