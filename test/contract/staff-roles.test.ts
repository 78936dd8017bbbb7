/** Who of the staff may call what, and what a suspended owner may: both are data of the contracts. */
import { AdminGetUserCommand, AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { ADMINISTRATORS } from '../../shared/model/staff.ts';
import { enabledUser, named as missing, useCognito } from '../kit/cognito.ts';
import { store, useDynamo } from '../kit/dynamo.ts';
import { pathOf, toHandlers } from '../kit/handlers.ts';
import { idToken, staffToken } from '../kit/id-tokens.ts';
import { useLog } from '../kit/log.ts';
import { accountRow } from '../kit/rows.ts';
import { useSecrets } from '../kit/secrets.ts';
import { handshake, signRequest, type SigningSession } from '../kit/signed-client.ts';

const dynamo = useDynamo();
const cognito = useCognito();
beforeEach(() => store(dynamo, []));
useLog();
useSecrets();

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

const ofStaff = registry.filter(({ caller }) => caller === 'staff');
const named = (contracts: readonly CallContract[]): [string, CallContract][] =>
  contracts.map((contract) => [contract.name, contract]);

async function answerTo(contract: CallContract, token: string): Promise<{ http: number; code: string }> {
  const input = contract.example.input as Record<string, unknown>;
  const request = signRequest(session, { method: contract.method, path: pathOf(contract), input, token });
  const { status, body } = await toHandlers(request);
  return { http: status, code: (JSON.parse(body) as { code?: string }).code ?? '' };
}

describe('the roles of staff', () => {
  test('stand in every contract for staff, and in no other', () => {
    expect(ofStaff.filter(({ staffRole }) => staffRole === undefined)).toEqual([]);
    expect(registry.filter(({ caller, staffRole }) => caller !== 'staff' && staffRole !== undefined)).toEqual([]);
  });

  test('leave money, locks and suspensions of accounts to administrators', () => {
    const names = ofStaff.filter(({ staffRole }) => staffRole === 'administrator').map(({ name }) => name);

    expect(names.toSorted()).toEqual([
      'endAccountSessions',
      'liftAccountSuspension',
      'refundPayment',
      'suspendAccount',
      'unlockAccount',
    ]);
  });

  test.each(named(ofStaff.filter(({ staffRole }) => staffRole === 'administrator')))(
    '%s is refused to support, whatever other group it is in',
    async (_, contract) => {
      // Whatever the token says: the group may have been left since.
      const token = staffToken({ 'cognito:groups': [ADMINISTRATORS] });
      for (const groups of [[], ['support'], ['Administrators'], ['administrators-not']]) {
        const Groups = groups.map((GroupName) => ({ GroupName }));
        cognito.on(AdminListGroupsForUserCommand).resolves({ Groups });
        expect(await answerTo(contract, token)).toEqual({ http: 403, code: 'forbidden' });
      }
      expect(await answerTo(contract, idToken({ 'cognito:groups': [ADMINISTRATORS] }))).toMatchObject({ http: 401 });
    },
  );

  test.each(named(ofStaff))('%s is not refused to an administrator', async (_, contract) => {
    expect((await answerTo(contract, staffToken())).code).not.toBe('forbidden');
  });

  test.each(named(ofStaff))('%s is closed at once to who has been dismissed or signed out', async (_, contract) => {
    const refused = { http: 401, code: 'token_invalid' };
    for (const state of [{ Enabled: false }, { UserStatus: 'RESET_REQUIRED' as const }]) {
      cognito.on(AdminGetUserCommand).resolves({ ...enabledUser, ...state });
      expect(await answerTo(contract, staffToken())).toEqual(refused);
    }
    cognito.on(AdminGetUserCommand).rejects(missing('UserNotFoundException'));
    expect(await answerTo(contract, staffToken())).toEqual(refused);
    cognito.on(AdminGetUserCommand).resolves(enabledUser);
    dynamo.on(GetCommand).resolves({});
    expect(await answerTo(contract, staffToken())).toEqual(refused);
  });
});

describe('what a suspended owner may do', () => {
  test('is to read why, to appeal, to export, to see invoices and to leave', () => {
    const open = registry.filter(({ isOpenToSuspended }) => isOpenToSuspended);

    expect(open.filter(({ caller }) => caller !== 'owner')).toEqual([]);
    expect(
      open
        .map(({ name }) => name)
        .filter((name) => !/^(invoicePage|downloadInvoice)$/.test(name))
        .toSorted(),
    ).toEqual([
      'appealSuspension',
      'exportAccount',
      'getExport',
      'getSuspension',
      'getUserInfo',
      'getUserInfoOfAgent',
      'signOut',
    ]);
  });

  test.each(named(registry.filter(({ isOpenToSuspended }) => isOpenToSuspended)))(
    '%s lets them pass',
    async (_, contract) => {
      store(dynamo, [accountRow({ status: 'suspended' })]);

      expect((await answerTo(contract, idToken())).code).not.toBe('account_suspended');
    },
  );
});
