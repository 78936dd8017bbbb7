/** Founds companies and changes them (rows: company-rows.ts). */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Company, type CompanyContent } from '../../../shared/model/company.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { hyphenatedWords } from '../../../shared/rules/suggest-agent-name.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { ownPhotos } from '../pages/own-photos.ts';
import { agencyNameKey, companyKey, CompanyRow, memberKey } from './company-rows.ts';
import { membershipPut } from './members.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem', 'UpdateItem'] }] };

/** Most characters of the name that an agency's is made of: room is left for an ending. */
const MOST_NAMED = 50;
const ENDING_BYTES = 3;

/** With the actor as its first member. Throws `in_company_already`. */
export async function foundCompany(context: OwnerContext, content: CompanyContent): Promise<Company> {
  const { actor, now, randomBytes } = context;
  ownPhotos([content.logo], actor.id);
  const base = agencyNameFor(content.name);
  const names = [base, `${base}-${randomBytes(ENDING_BYTES).toString('hex')}`];
  for (const agencyName of names) {
    const company: Company = { ...content, companyId: actor.id, agencyName, createdAt: now.toISOString() };
    if (await writeCompany(context, company)) return company;
  }
  throw new AppError('conflict');
}

/** False when another company has the agency name. */
async function writeCompany({ actor, now }: OwnerContext, company: Company): Promise<boolean> {
  const TableName = environment.table('knowledge');
  const { companyId, agencyName } = company;
  const ConditionExpression = 'attribute_not_exists(pk)';
  const row: CompanyRow = { ...company, products: 0 };
  const member = { accountId: actor.id, role: 'admin', since: now.toISOString() } as const;
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { ...agencyNameKey(agencyName), companyId }, ConditionExpression } },
          { Put: { TableName, Item: { ...companyKey(companyId), ...row }, ConditionExpression } },
          { Put: { TableName, Item: { ...memberKey(companyId, actor.id), ...member } } },
          membershipPut(companyId, member),
        ],
      }),
    );
    return true;
  } catch (error) {
    const [ofName, ...others] = cancellationReasons(error) ?? [];
    if (others.includes('ConditionalCheckFailed')) throw new AppError('in_company_already');
    if (ofName === 'ConditionalCheckFailed') return false;
    throw error;
  }
}

/** Its agency name stays: addresses hold it. */
export async function changeCompany(
  { actor }: OwnerContext,
  before: CompanyRow,
  content: CompanyContent,
): Promise<Company> {
  if (content.logo?.path !== before.logo?.path) ownPhotos([content.logo], actor.id);
  const { Attributes: row } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('knowledge'),
      Key: companyKey(before.companyId),
      UpdateExpression: 'SET #name = :name, website = :website, logo = :logo',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': content.name, ':website': content.website, ':logo': content.logo },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return toCompany(CompanyRow.parse(row));
}

export const toCompany = (row: CompanyRow): Company => Company.strip().parse(row);

/** Letters and digits of the name; a name in another script gives none. */
function agencyNameFor(name: string): string {
  const words = hyphenatedWords(name)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, MOST_NAMED);
  return words.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '') || 'company';
}
