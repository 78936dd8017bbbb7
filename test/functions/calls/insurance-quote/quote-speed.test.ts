/** How quick quotes are with all that a request passes: signature, limits, schema, engine, answer. The store is in memory. */
import { beforeEach, expect, test, vi } from 'vitest';
import { productFolders, readProductFiles } from '../../../../bin/insurance/product-files.ts';
import { quantile } from '../../../../bin/proof/figures.ts';
import { textsKey, versionKey, productKey } from '../../../../functions/domain/insurance/product-rows.ts';
import { forgetProducts } from '../../../../functions/domain/insurance/find-product.ts';
import { getProductQuote } from '../../../../shared/calls/insurance-quote.ts';
import { amount, isProof, onBusyMachine } from '../../../kit/amounts.ts';
import { toHandlers } from '../../../kit/handlers.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { callSigned, handshake } from '../../../kit/signed-client.ts';

/** To the letter in the proof, for which the machine has nothing else to do. */
const MAX_P95_MS = isProof ? 50 : onBusyMachine(50);
/** Of one core: two are to make 200. */
const MIN_PER_SECOND = isProof ? 100 : 10;
/** As many as one address may ask for within the window of its limit. */
const CALLS_OF_A_VISITOR = 500;

const { put } = useMemoryTable();
useSecrets();

const files = largestProduct();
const TODAY = '2026-11-22';
const cases = files.cases.filter(
  ({ today, expects, voucher, isRenewal }) =>
    today === TODAY && expects.problems.length === 0 && expects.totals && voucher === null && !isRenewal,
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T06:00:00Z`) });
  forgetProducts();
  const { code, version, languages } = files.definition;
  const publishedAt = '2026-01-01T09:00:00.000Z';
  put([
    { ...productKey(code), code, companyId: accountId, version, contentHash: 'hash', publishedAt },
    { ...versionKey(code, version), definition: files.definition },
    ...languages.map((language) => ({ ...textsKey(code, version, language), texts: files.texts[language] })),
  ]);
  return () => void vi.useRealTimers();
});

test('prices of the largest product are answered as fast as many visitors ask for them', async () => {
  const session = await handshake(toHandlers);
  const times: number[] = [];
  const rounds = Math.ceil(amount(200, 5_000) / cases.length);
  const begin = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const { answers, expects } of cases) {
      const visitor = `198.51.100.${Math.floor(times.length / CALLS_OF_A_VISITOR)}`;
      const input = { productCode: files.definition.code, language: 'en_us', answers };
      const { method, path } = getProductQuote;
      const asked = performance.now();
      const headers = { 'x-viewer-address': visitor };
      const { envelope } = await callSigned(toHandlers, session, { method, path, input, headers });
      times.push(performance.now() - asked);
      const { prices } = envelope.data as { prices: { plan: string; total: number }[] };
      const totals = Object.fromEntries(prices.map(({ plan, total }) => [plan, total / 100]));
      expect(totals).toEqual(expects.totals);
    }
  }
  const perSecond = times.length / ((performance.now() - begin) / 1_000);
  const p95 = quantile(times, 0.95);
  if (isProof) console.log(`QUOTES p95 ${p95.toFixed(2)} ms, ${Math.round(perSecond)} a second over ${times.length}`);

  expect(cases.length).toBeGreaterThan(10);
  expect(p95).toBeLessThan(MAX_P95_MS);
  expect(perSecond).toBeGreaterThan(MIN_PER_SECOND);
});

/** The one with the longest tables. */
function largestProduct() {
  const rowsOf = ({ definition: { tables } }: ReturnType<typeof readProductFiles>): number =>
    Object.values(tables).reduce((sum, { rows }) => sum + rows.length, 0);
  const [largest] = productFolders()
    .map((folder) => readProductFiles(folder))
    .toSorted((one, other) => rowsOf(other) - rowsOf(one));
  if (largest === undefined) throw new Error('No product is shipped.');
  return largest;
}
