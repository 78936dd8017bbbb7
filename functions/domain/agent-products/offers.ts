/**
 * Products of companies that an account may show on its page: those of its agency, and of the company that it founded.
 * What is allowed at all, ../product-chat/find-chat.ts says; what the owner chose stands with the order of their own
 * products (../products/product-rows.ts).
 */
import { findTie } from '../accounts/agency.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { CompanyRow } from '../companies/company-rows.ts';
import { readCompany } from '../companies/read-company.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { listDocumentProducts } from '../documents/read-documents.ts';
import { listAttempts } from '../learning/find-records.ts';
import { checkLevel, type LevelCheck } from '../learning/required-level.ts';
import { mayShow } from '../product-chat/find-chat.ts';

export type Offer = { product: DocumentProductRow; company: CompanyRow; level: LevelCheck };

/** Those whose level is not reached included. Oldest first. */
export async function listOffers(accountId: string, now: Date): Promise<Offer[]> {
  const companies = await listCompanies(accountId, now);
  const allowed = await Promise.all(companies.map((company) => listAllowed(company, accountId)));
  let tests: ReturnType<typeof listAttempts> | undefined;
  const readTests = () => (tests ??= listAttempts(accountId));
  return Promise.all(
    allowed.flat().map(async ({ product, company }) => {
      return { product, company, level: await checkLevel(product, accountId, now, readTests) };
    }),
  );
}

async function listAllowed(company: CompanyRow, accountId: string): Promise<Omit<Offer, 'level'>[]> {
  const products = await listDocumentProducts(company.companyId);
  return products.filter((product) => mayShow(product, accountId)).map((product) => ({ product, company }));
}

/** Of which an account shows products. */
export async function listCompanies(accountId: string, now: Date): Promise<CompanyRow[]> {
  const tie = await findTie(accountId, now);
  const ids = [accountId, ...(tie?.state === 'bound' ? [tie.agencyId] : [])];
  const companies = await Promise.all(ids.map(findOpenCompany));
  return companies.flatMap((company) => company ?? []);
}

/** Null where there is none, and where its founder's account is suspended or deleted. */
async function findOpenCompany(companyId: string): Promise<CompanyRow | null> {
  const [company, founder] = await Promise.all([readCompany(companyId), findAccount(companyId)]);
  return founder?.status === 'active' ? company : null;
}
