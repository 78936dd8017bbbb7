/** Requests of all calls as their examples say, over an account, a page, and a customer that every call finds. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { codeHash } from './codes.ts';
import { useCognito } from './cognito.ts';
import { customerEmailRow, customerRow, customerToken } from './customers.ts';
import { conditionFailed, forgetCommands, store, useDynamo, writes, type Row } from './dynamo.ts';
import './font-library.ts';
import { pathOf, toHandlers } from './handlers.ts';
import { accountId, idToken, staffToken } from './id-tokens.ts';
import { useMails } from './mails.ts';
import { useModel } from './model.ts';
import { usePhoneMessages } from './phone-messages.ts';
import { accountRow, assistantRow, emailRow, leadRow, livePageRows, pageRow } from './rows.ts';
import { useSecrets } from './secrets.ts';
import {
  handshake,
  signRequest,
  type Envelope,
  type SignedCall,
  type SigningSession,
  type WireRequest,
} from './signed-client.ts';

export const named = (contracts: readonly CallContract[]): [string, CallContract][] =>
  contracts.map((contract) => [contract.name, contract]);

/**
 * What the checks before a handler depend on, and the function that makes them. The signature, the form of the token, and
 * the body of contracts that are alike in it are looked at by the same code with the same settings.
 */
const profileOf = ({ group, streaming, stages, caller, method, body, bodyHash, bodyBytes }: CallContract): string =>
  JSON.stringify([group, streaming, stages, caller, method, body, bodyHash, bodyBytes]);

/** The first contract of each profile. */
export const oneOfEachProfile = (contracts: readonly CallContract[]): CallContract[] => [
  ...new Map(contracts.toReversed().map((contract) => [profileOf(contract), contract])).values(),
];

/** Of whoever the call is for; open calls take an owner's. */
export function goodToken(contract: CallContract, changes: Record<string, unknown> = {}): string {
  if (contract.caller === 'customer') return customerToken(changes);
  return contract.caller === 'staff' ? staffToken(changes) : idToken(changes);
}

/** A good token of somebody else's pool. */
export const tokenOfAnotherPool = ({ caller }: CallContract): string =>
  caller === 'customer' ? idToken() : customerToken();

export async function answerTo(request: WireRequest): Promise<{ http: number; body: Envelope }> {
  const { status, body } = await toHandlers(request);
  return { http: status, body: JSON.parse(body) as Envelope };
}

/** The request without one of its headers. */
export function without(name: string, { headers, ...request }: WireRequest): WireRequest {
  return { ...request, headers: Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name)) };
}

const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;

const pinRow = { hash: 'A'.repeat(43), salt: 'c2FsdA', tries: 1, setAt: '2026-03-10T12:00:00.000Z' };

/** What is there after an update; the update of a row that is not there fails. */
function updated({ pk, sk }: { pk: string; sk: string }): Row {
  if (sk.startsWith('LEAD#') && sk !== leadRow().sk) throw conditionFailed();
  if (sk === leadRow().sk) return leadRow();
  if (sk === 'PIN') return pinRow;
  if (pk.startsWith('CHALLENGE#')) return { accountId, method: 'password', expiresAt: secondsFromNow(100) };
  if (pk.startsWith('CUSTOMER#')) return { ...customerRow(), tries: 1 };
  return pk.startsWith('CODE#') ? { hash: codeHash('sign-up') } : { ...accountRow(), tries: 1, hits: 1 };
}

/** An owner who may do whatever a company lets its people do. */
const founderRow = () => ({ ...accountRow(), companyId: accountId, companyRole: 'admin' });

/** To be called once in a test file, outside of tests. */
export function prepareEveryCall() {
  const dynamo = useDynamo();
  const model = useModel();
  useCognito();
  useMails();
  usePhoneMessages();
  useSecrets();
  const s3 = mockClient(S3Client);
  mockClient(LambdaClient);
  let session: SigningSession;
  beforeAll(async () => {
    session = await handshake(toHandlers);
  });
  beforeEach(() => {
    s3.reset();
    s3.send.resolves({ $metadata: {} });
    model.says('I plan homes for people who work in them. [4]');
    model.replies('{"clear":true,"reason":""}');
    dynamo
      .on(UpdateCommand)
      .callsFake(({ Key: key }: { Key: { pk: string; sk: string } }) => ({ Attributes: updated(key) }));
    store(dynamo, [
      founderRow(),
      ...livePageRows(),
      emailRow('mara@example.com'),
      assistantRow(),
      pageRow(),
      customerRow(),
      customerEmailRow(),
    ]);
  });
  return {
    dynamo,
    session: () => session,
    /** Lets go of what was sent so far. */
    forget: () => forgetCommands(dynamo),

    /** A valid request of the call with a good token, apart from the changes. */
    requestOf(contract: CallContract, changes: Partial<SignedCall> = {}): WireRequest {
      const { method, example, inputHeaders = {} } = contract;
      const input = example.input as Record<string, unknown>;
      const token = goodToken(contract);
      const headers = Object.fromEntries(
        Object.entries(inputHeaders).map(([field, name]) => [name, String(input[field])]),
      );
      return signRequest(session, { method, path: pathOf(contract), input, token, headers, ...changes });
    },

    /** Only the counters of limits may have been touched. */
    expectNoEffect(): void {
      const touched = writes(dynamo).filter(
        ({ item }) => !String((item['Key'] as { pk?: string } | undefined)?.pk).startsWith('LIMIT#'),
      );
      expect(touched).toEqual([]);
    },
  };
}

export const signed = registry.filter(({ caller }) => caller !== 'unsigned');
