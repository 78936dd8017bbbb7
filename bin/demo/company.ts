/**
 * Founds the company of the demo as its founder would, with the same code: products, documents that the job reads, and an
 * agent who is bound to it.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import sharp from 'sharp';
import { TERMS_VERSION } from '../../shared/model/account.ts';
import type { Photo, PhotoUse } from '../../shared/model/photo.ts';
import {
  accountKey,
  agencyAgentKey,
  agencyKey,
  emailKey,
  type AccountRow,
} from '../../functions/domain/accounts/account-rows.ts';
import type { TieRow } from '../../functions/domain/accounts/agency.ts';
import { findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { createUser, setPassword } from '../../functions/domain/accounts/identity-provider.ts';
import { foundCompany } from '../../functions/domain/companies/save-company.ts';
import { listDocumentProducts, listDocuments } from '../../functions/domain/documents/read-documents.ts';
import { addDocument, changeDocument } from '../../functions/domain/documents/save-document.ts';
import { changeProduct, createProduct } from '../../functions/domain/documents/save-product.ts';
import { uploadKey } from '../../functions/domain/media/upload-policy.ts';
import { clientDefaults } from '../../functions/kit/clients/credentials.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import type { OwnerContext } from '../../functions/kit/context.ts';
import { environment } from '../../functions/kit/environment.ts';
import { createLogger } from '../../functions/kit/logger.ts';
import {
  demoChatProducts,
  demoCompany,
  demoLogo,
  FOUNDER_EMAIL,
  FOUNDER_NAME,
  type DemoChatProduct,
} from './company-products.ts';
import { jonas } from './people/jonas.ts';
import { DEMO_PASSWORD } from './people.ts';
import { demoId, demoIdAt } from './random.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PATIENCE_MS = 60_000;

const client = new S3Client(clientDefaults);

/** Keeps a picture as one of the account's. */
type Store = (picture: Buffer, use: PhotoUse, accountId: string, seed: string) => Promise<Photo>;

export async function seedCompany(now: Date, store: Store): Promise<void> {
  if (await findAccountIdByEmail(FOUNDER_EMAIL)) return;
  const founder = founderAt(now);
  const { accountId } = founder;
  await createUser(accountId);
  await setPassword(accountId, DEMO_PASSWORD);
  await put({ ...accountKey(accountId), ...founder });
  const daysAgo = (days: number): OwnerContext => contextOf(founder, new Date(now.getTime() - days * DAY_MS));
  const logo = await store(await sharp(Buffer.from(demoLogo)).png().toBuffer(), 'library', accountId, 'logo');
  await foundCompany(daysAgo(45), { ...demoCompany, logo });
  // The first is the newest: it is first in the list.
  for (const [index, product] of demoChatProducts.entries()) await seedProduct(daysAgo(32 + index), product, logo);
  await bindAgent(accountId, now);
  // Last: its presence says that the company is complete.
  await put({ ...emailKey(FOUNDER_EMAIL), status: 'active', accountId });
}

function founderAt(now: Date): AccountRow {
  return {
    ...{ accountId: demoId(`account ${FOUNDER_EMAIL}`).toLowerCase(), fullName: FOUNDER_NAME, email: FOUNDER_EMAIL },
    ...{ phone: null, image: null, language: 'en_us', country: 'SE', timeZone: 'Europe/Stockholm' },
    ...{ status: 'active', tokensValidAfter: 0 },
    plan: { id: 'team1', trialEndsAt: null, paidUntil: new Date(now.getTime() + 300 * DAY_MS).toISOString() },
    consent: { termsVersion: TERMS_VERSION, isAdult: true, at: now.toISOString() },
    createdAt: new Date(now.getTime() - 60 * DAY_MS).toISOString(),
  };
}

/** As if the founder called at that time. @param purpose tells the ids of one use from those of another */
export function contextOf({ accountId: id, email, plan }: AccountRow, now: Date, purpose = ''): OwnerContext {
  let ids = 0;
  return {
    ...{ now, newId: () => demoIdAt(now, `${id} ${purpose}${(ids += 1)}`), randomBytes, requestId: 'demo', raw: null },
    client: { address: '127.0.0.1', country: null, userAgent: '', isPrefetch: false },
    device: { name: null, keep: () => undefined },
    actor: { id, email, plan, company: { companyId: id, role: 'admin' }, signedInAt: 0 },
    ...{ paging: { nowPage: 1, pageSize: 20, orderBy: '' }, language: 'en_us', log: createLogger() },
    signal: new AbortController().signal,
  };
}

async function seedProduct(context: OwnerContext, demo: DemoChatProduct, logo: Photo): Promise<void> {
  const companyId = context.actor.id;
  const created = await createProduct(context, companyId, { name: demo.name, limit: demoChatProducts.length });
  const texts = {
    ...demo.texts,
    suggestedQuestions: [...demo.texts.suggestedQuestions],
    logo,
    language: 'en_us' as const,
  };
  await changeProduct(context, created, { texts });
  const share = { visibility: demo.visibility, allowedAgents: null, requiredLevel: null, embedSites: [] };
  const product = await changeProduct(context, created, { share });
  for (const [index, [name, file]] of Object.entries(demo.documents).entries()) {
    const at = new Date(context.now.getTime() + index * MINUTE_MS);
    const uploadId = demoIdAt(at, `${demo.key} ${file}`);
    const Key = uploadKey('document', companyId, uploadId);
    const Body = await readFile(join(import.meta.dirname, 'documents', file));
    await client.send(new PutObjectCommand({ Bucket: environment.bucket('incoming'), Key, Body }));
    const row = await addDocument(context, product, { uploadId, name });
    await changeDocument(row, { name, isShared: true });
  }
}

/** The broker of the demo shows the company's products. */
async function bindAgent(agencyId: string, now: Date): Promise<void> {
  const agentId = await findAccountIdByEmail(jonas.email);
  if (!agentId) return;
  const since = new Date(now.getTime() - 30 * DAY_MS).toISOString();
  const tie: TieRow = { state: 'bound', agentId, agencyId, email: FOUNDER_EMAIL, requestId: demoId('tie'), since };
  await put({ ...agencyKey(agentId), ...tie });
  await put({ ...agencyAgentKey(agencyId, agentId), ...tie });
}

async function put(Item: Record<string, unknown>): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: environment.table('accounts'), Item }));
}

/** The documents can be asked when the job has read them; one that failed since stays as it is. */
export async function waitUntilRead(): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const companyId = (await findAccountIdByEmail(FOUNDER_EMAIL)) ?? '';
  const isUnderWay = async (): Promise<boolean> => {
    const products = await listDocumentProducts(companyId);
    const rows = await Promise.all(products.map(({ productId }) => listDocuments(companyId, productId)));
    return rows.flat().some(({ state }) => state !== 'ready' && state !== 'failed');
  };
  while (await isUnderWay()) {
    if (Date.now() > until) throw new Error('The demo documents were not read within a minute.');
    await pause(200);
  }
}
