import { expect, test } from 'vitest';
import { seedCompany } from '../../../bin/demo/company.ts';
import { demoChatProducts, FOUNDER_EMAIL } from '../../../bin/demo/company-products.ts';
import { jonas } from '../../../bin/demo/people/jonas.ts';
import { findTie } from '../../../functions/domain/accounts/agency.ts';
import { findAccountIdByEmail } from '../../../functions/domain/accounts/find-account.ts';
import { listMembers } from '../../../functions/domain/companies/members.ts';
import { findCompanyByName } from '../../../functions/domain/companies/read-company.ts';
import { listDocumentProducts, listDocuments } from '../../../functions/domain/documents/read-documents.ts';
import { NOW } from '../../kit/call-context.ts';
import { useCognito } from '../../kit/cognito.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { jobsIn } from '../../kit/outbox-rows.ts';
import { accountRow, emailRow } from '../../kit/rows.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();
useCognito();

const logo = { mediaId: 'logo', width: 512, height: 512 };
const store = async (_picture: Buffer, _use: string, id: string) => ({ ...logo, path: `/m/${id}/logo.webp` });

test('the demo has a company with products, documents to be read and an agent, once, however often it is seeded', async () => {
  memory.put([accountRow({ email: jonas.email }), emailRow(jonas.email)]);
  await seedCompany(NOW, store);
  await seedCompany(NOW, store);

  const founderId = await findAccountIdByEmail(FOUNDER_EMAIL);
  const company = await findCompanyByName('nordic-cover');
  expect(company).toMatchObject({ companyId: founderId, products: demoChatProducts.length });
  expect(await listMembers(founderId ?? '')).toMatchObject([{ email: FOUNDER_EMAIL, role: 'admin', isFounder: true }]);
  expect(await findTie(accountId, NOW)).toMatchObject({ state: 'bound', agencyId: founderId });

  const products = (await listDocumentProducts(founderId ?? '')).toReversed();
  expect(products.map(({ name, share }) => [name, share.visibility])).toEqual(
    demoChatProducts.map(({ name, visibility }) => [name, visibility]),
  );
  const rows = await Promise.all(products.map(({ productId }) => listDocuments(founderId ?? '', productId)));
  const waiting = { state: 'waiting', isShared: true } as const;
  expect(rows.flat()).toMatchObject(
    demoChatProducts.flatMap(({ documents }) => Object.keys(documents).map((name) => ({ name, ...waiting }))),
  );
  expect(jobsIn(memory.table()).filter((job) => job === 'ingest-document')).toHaveLength(rows.flat().length);
  expect([...files.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
});
