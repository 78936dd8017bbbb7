import { expect, test } from 'vitest';
import { getShowcaseConsent } from '../../../../functions/calls/page-products/get-showcase-consent.ts';
import { showcaseKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();

test('getShowcaseConsent: no page is shown until its owner says so', async () => {
  expect(await getShowcaseConsent({}, ownerContext())).toEqual({ industry: null });

  store(dynamo, [{ ...showcaseKey(accountId), accountId, industry: 'law' }]);
  expect(await getShowcaseConsent({}, ownerContext())).toEqual({ industry: 'law' });
});
