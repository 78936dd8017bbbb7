import { describe, expect, test } from 'vitest';
import { saveShowcaseConsent } from '../../../../functions/calls/page-products/save-showcase-consent.ts';
import { showcaseKey } from '../../../../functions/domain/pages/page-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();

describe('saveShowcaseConsent', () => {
  test('has the page shown from now on; another industry does not make it a new one', async () => {
    expect(await saveShowcaseConsent({ industry: 'law' }, ownerContext())).toEqual({ industry: 'law' });

    expect(writes(dynamo)).toMatchObject([
      {
        kind: 'Update',
        item: {
          Key: showcaseKey(accountId),
          UpdateExpression: expect.stringContaining('gsiSk = if_not_exists(gsiSk, :now)'),
          ExpressionAttributeValues: { ':me': accountId, ':industry': 'law', ':now': NOW.toISOString() },
        },
      },
    ]);
  });

  test('takes the page out', async () => {
    expect(await saveShowcaseConsent({ industry: null }, ownerContext())).toEqual({ industry: null });

    expect(writes(dynamo)).toMatchObject([{ kind: 'Delete', item: { Key: showcaseKey(accountId) } }]);
  });
});
