/** Reads companies (rows: company-rows.ts). */
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { agencyNameKey, companyKey, CompanyRow } from './company-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['GetItem'] }] };

const NamedRow = z.object({ companyId: z.string() });

export async function readCompany(companyId: string): Promise<CompanyRow | null> {
  const item = await readRow('knowledge', companyKey(companyId));
  return item ? CompanyRow.parse(item) : null;
}

export async function findCompanyByName(agencyName: string): Promise<CompanyRow | null> {
  const item = await readRow('knowledge', agencyNameKey(agencyName));
  return item ? readCompany(NamedRow.parse(item).companyId) : null;
}
