/** An insurer of a test: a company that has published a product, sells it in a channel, and has an agent. */
import { beforeEach } from 'vitest';
import { agencyAgentKey, agencyKey } from '../../../functions/domain/accounts/account-rows.ts';
import {
  channelKey,
  domainKey,
  insurerChannelKey,
  type ChannelRow,
} from '../../../functions/domain/insurance/channel-rows.ts';
import {
  insurerProductKey,
  productKey,
  textsKey,
  versionKey,
  wordingKey,
} from '../../../functions/domain/insurance/product-rows.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { companyRows, editorId } from '../company.ts';
import type { Row } from '../dynamo.ts';
import { accountId } from '../id-tokens.ts';
import { useMemoryTable } from '../memory-table.ts';
import { accountRow, livePageRows, publicPage } from '../rows.ts';

export const CHANNEL = 'harbour-vale';
export const DOMAIN = 'travel.example.com';
export const AGENT = 'tom';

/** A product as it stands when it is published; of another version or insurer by its changes. */
export function publishedRows(changes: Partial<ProductDefinition> = {}, companyId = accountId): Row[] {
  const definition: ProductDefinition = { ...exampleProduct.definition, ...changes };
  const { code, version, languages } = definition;
  return [
    { ...productKey(code), code, companyId, version, contentHash: 'hash', publishedAt: '2026-01-01T09:00:00.000Z' },
    { ...versionKey(code, version), definition },
    { ...insurerProductKey(companyId, code), code },
    ...languages.flatMap((language) => [
      { ...textsKey(code, version, language), texts: { ...exampleProduct.texts, tagline: `in ${language}` } },
      { ...wordingKey(code, version, language), wording: `# Wording in ${language}` },
    ]),
  ];
}

export function channelRows(changes: Partial<ChannelRow> = {}): Row[] {
  const channel: ChannelRow = {
    channelCode: CHANNEL,
    companyId: accountId,
    name: 'Harbour & Vale',
    products: [exampleProduct.definition.code],
    languages: ['en_us', 'zh_hk'],
    domains: [DOMAIN],
    isDirect: true,
    isOn: true,
    updatedAt: '2026-01-01T09:00:00.000Z',
    ...changes,
  };
  const { channelCode, companyId } = channel;
  return [
    { ...channelKey(channelCode), ...channel },
    { ...insurerChannelKey(companyId, channelCode), channelCode },
    ...channel.domains.map((host) => ({ ...domainKey(host), channelCode })),
  ];
}

/** Tom, who is bound to the insurer and has a live page. */
export function insuranceAgentRows(): Row[] {
  const page = publicPage({ agentName: AGENT, displayName: 'Tom Berg', title: 'Broker' });
  const tie = {
    ...{ state: 'bound', agentId: editorId, agencyId: accountId, email: 'mara@example.com' },
    ...{ requestId: 'r1', since: '2026-01-01T09:00:00.000Z' },
  };
  return [
    ...livePageRows(page, accountRow({ accountId: editorId, fullName: 'Tom Berg', email: 'tom@example.com' })),
    { ...agencyKey(editorId), ...tie },
    { ...agencyAgentKey(accountId, editorId), ...tie },
  ];
}

/** The insurer, its product, its channel and its agent. */
function insurerRows(): Row[] {
  return [...companyRows(), ...insuranceAgentRows(), ...publishedRows(), ...channelRows()];
}

/** A table with the insurer in it, anew for each test. */
export function useInsurer(): ReturnType<typeof useMemoryTable> {
  const memory = useMemoryTable();
  beforeEach(() => {
    forgetProducts();
    memory.put(insurerRows());
  });
  return memory;
}
