/** What holds for every call of the editor, whatever it does: whose products it reaches, who may make it, and the plan. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import type { CallContract } from '../../../../shared/calls/define-call.ts';
import { contractsOf } from '../../../../shared/calls/registry.ts';
import type { CompanyRole } from '../../../../shared/model/company-roles.ts';
import {
  chatProductRow,
  companyRow,
  documentRow,
  editorId,
  fileId,
  memberRow,
  personRow,
  productId,
  productOwnerRow,
} from '../../../kit/company.ts';
import { pathOf, toHandlers } from '../../../kit/handlers.ts';
import { accountId, idToken, otherAccountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { handshake, signRequest, type Envelope, type SigningSession } from '../../../kit/signed-client.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();
useSecrets();
useLog();

const SIGNED_IN = Math.floor(Date.now() / 1_000) - 60;
const free = { id: 'free', trialEndsAt: null } as const;

let session: SigningSession | undefined;
beforeEach(async () => {
  session ??= await handshake(toHandlers);
  files.set(`documents/knowledge/${otherAccountId}/${productId}/${fileId}/1/source`, '%PDF-');
});

const calls = contractsOf('document-chat-editor').map((contract): [string, CallContract] => [contract.name, contract]);
const ofProducts = calls.filter(
  ([name, { example }]) => name === 'savePtxAiProduct' || 'productId' in (example.input as object),
);

/** The company of the caller, who has this role there; another one's product is what the calls ask for. */
function put(role: CompanyRole | null, { plan = 'team1' as 'team1' | 'free', owner = otherAccountId } = {}): void {
  const company = role ? { companyId: editorId, companyRole: role } : {};
  memory.put([
    personRow({ accountId: editorId, plan: { ...free, id: plan }, companyId: editorId, companyRole: 'admin' }),
    personRow({ plan: free, ...company }),
    companyRow({ companyId: editorId, agencyName: 'own', name: 'Own' }),
    memberRow(editorId, 'admin', editorId),
    ...(role ? [memberRow(accountId, role, editorId)] : []),
    { ...chatProductRow({ companyId: owner }), ...{ knowledgeVersion: 4 } },
    { ...productOwnerRow(), companyId: owner },
    documentRow({ companyId: owner }),
  ]);
  memory.put([
    {
      ...sessionKey(accountId, SIGNED_IN),
      ...{ method: 'password', seenAt: '2999-01-01T00:00:00.000Z' },
      expiresAt: 32_472_144_000,
    },
  ]);
}

async function send({ method, example, ...contract }: CallContract, input: unknown = example.input): Promise<Envelope> {
  if (!session) throw new Error('There is no session to sign with.');
  const token = idToken({ auth_time: SIGNED_IN });
  const request = signRequest(session, {
    method,
    path: pathOf({ method, example, ...contract }),
    input: input as never,
    token,
  });
  return JSON.parse((await toHandlers(request)).body) as Envelope;
}

/** All that is not the counting of calls. */
const rows = (): string =>
  JSON.stringify([...memory.table().rows.entries()].filter(([key]) => !/^(?:LIMIT|IDEMPOTENCY)#/.test(key)));

/** Every way in which a call can name a product. */
const inputsOf = ({ name, example }: CallContract): object[] => {
  const own = { productId };
  if (name === 'savePtxAiProduct')
    return [
      { ...own, action: 'change', name: 'Mine' },
      { ...own, action: 'remove' },
    ];
  if (name !== 'savePtxAiFile') return [{ ...(example.input as object), ...own }];
  const file = { ...own, fileId };
  return [
    { ...own, action: 'add', uploadId: fileId, name: 'a.pdf' },
    { ...file, action: 'replace', uploadId: fileId, name: 'a.pdf' },
    { ...file, action: 'change', name: 'a.pdf', isShared: true },
    { ...file, action: 'retry' },
    { ...file, action: 'remove' },
  ];
};

describe("another company's product", () => {
  test('is what all calls are asked for that know products', () => {
    expect(ofProducts.length).toBeGreaterThanOrEqual(13);
  });

  test.each(ofProducts)('is not there for %s, and stays as it is', async (_, contract) => {
    put('admin');
    const before = rows();
    for (const input of inputsOf(contract)) {
      const missing = await send(contract, { ...input, productId: '01JGFJJZ0000000000000000ZZ' });
      expect(missing, JSON.stringify(input)).toMatchObject({ status: 404, code: 'not_found', data: null });
      expect(await send(contract, input), JSON.stringify(input)).toEqual({
        ...missing,
        requestId: expect.anything() as unknown,
      });
    }
    expect(rows()).toBe(before);
  });
});

describe('the rights in a company', () => {
  const guarded = calls.filter(([, { companyRight }]) => companyRight !== undefined);
  const closedTo: Record<string, readonly string[]> = {
    nobody: guarded.map(([name]) => name),
    agent: guarded.map(([name]) => name),
    editor: ['saveMember'],
    admin: [],
  };

  test.each(['nobody', 'agent', 'editor', 'admin'] as const)('close to %s what they may not do', async (who) => {
    const refused: string[] = [];
    for (const [name, contract] of guarded) {
      put(who === 'nobody' ? null : who, { owner: editorId });
      if ((await send(contract)).code === 'forbidden') refused.push(name);
    }

    expect(refused).toEqual(closedTo[who]);
  });

  test('count from the moment on at which they are given or taken, for reads too', async () => {
    const [, list] = calls.find(([name]) => name === 'getPtxAiProductList') ?? [];
    if (!list) throw new Error('There is no such call.');
    put(null);
    expect(await send(list)).toMatchObject({ code: 'forbidden' });
    put('editor');
    expect(await send(list)).toMatchObject({ status: 200 });
    put(null);
    expect(await send(list)).toMatchObject({ code: 'forbidden' });
  });
});

describe('a plan that does not include document chat any more', () => {
  const known = (effect: boolean) =>
    calls.filter(([, contract]) => contract.effect === effect && contract.companyRight);

  test.each(known(false))('lets %s read', async (_, contract) => {
    put('admin', { plan: 'free', owner: editorId });
    const { status, code } = await send(contract);

    expect([code, status]).not.toContain('plan_needed');
  });

  test.each(known(true))('lets %s change nothing', async (_, contract) => {
    put('admin', { plan: 'free', owner: editorId });
    const before = rows();

    expect(await send(contract)).toMatchObject({ code: 'plan_needed' });
    expect(rows()).toBe(before);
  });
});
