import { addXlgWaitlist } from '../../../functions/calls/page-products/add-xlg-waitlist.ts';
import { answerXlgWaitlist } from '../../../functions/calls/page-products/answer-xlg-waitlist.ts';
import { saveCompanyProduct } from '../../../functions/calls/page-products/save-company-product.ts';
import { saveLandingComplaint } from '../../../functions/calls/page-products/save-landing-complaint.ts';
import { saveShowcaseConsent } from '../../../functions/calls/page-products/save-showcase-consent.ts';
import { forgetShowcase } from '../../../functions/domain/pages/showcase.ts';
import * as contracts from '../../../shared/calls/page-products.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext, NOW, ownerContext } from '../../kit/call-context.ts';
import { companyRows, PRODUCT } from '../../kit/learning.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { livePageRows, productListRow, productRow, waitingRow, waitingTokenRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
useSecrets();

testBrokenOff('page-products', { table, forget: forgetShowcase }, [
  effect(
    contracts.addXlgWaitlist,
    addXlgWaitlist,
  )(() => ({
    input: { email: 'tom@example.com', openedAt: NOW.getTime() - 5_000 },
    context: callContext(),
  })),
  effect(contracts.answerXlgWaitlist, answerXlgWaitlist)(
    () => {
      put([waitingRow(), waitingTokenRow()]);
      return { input: { token: 'token', answer: 'join' }, context: callContext() };
    },
    { about: 'that joins' },
  ),
  effect(contracts.answerXlgWaitlist, answerXlgWaitlist)(
    () => {
      put([waitingRow(), waitingTokenRow()]);
      return { input: { token: 'token', answer: 'leave' }, context: callContext() };
    },
    { about: 'that leaves' },
  ),
  effect(
    contracts.saveCompanyProduct,
    saveCompanyProduct,
  )(() => {
    put([...companyRows(PRODUCT), productListRow(), productRow()]);
    return { input: { productId: PRODUCT, isChosen: true }, context: ownerContext() };
  }),
  effect(
    contracts.saveLandingComplaint,
    saveLandingComplaint,
  )(() => {
    put(livePageRows());
    return { input: { agentName: 'mara', reason: 'spam', text: 'It is.' }, context: callContext() };
  }),
  effect(
    contracts.saveShowcaseConsent,
    saveShowcaseConsent,
  )(() => ({
    input: { industry: 'law' },
    context: ownerContext(),
  })),

  effect(contracts.saveCompanyProduct, saveCompanyProduct)(
    async () => {
      put([...companyRows(PRODUCT), productListRow(), productRow()]);
      await saveCompanyProduct({ productId: PRODUCT, isChosen: true }, ownerContext());
      return { input: { productId: PRODUCT, isChosen: false }, context: ownerContext() };
    },
    { about: 'that goes' },
  ),
  effect(contracts.saveShowcaseConsent, saveShowcaseConsent)(
    async () => {
      await saveShowcaseConsent({ industry: 'law' }, ownerContext());
      return { input: { industry: null }, context: ownerContext() };
    },
    { about: 'that is taken back' },
  ),
]);
