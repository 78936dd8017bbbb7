/** Types of the calls, from their contracts. */
import type { CallContract, OutputOf, SentInputOf } from '../../../shared/calls/define-call.ts';
import type { Contracts } from './call-table.generated.ts';

export type CallName = keyof Contracts;

/** What a caller sends: fields with a default may be left out. */
export type InputOfCall<Name extends CallName> = SentInputOf<Contracts[Name]>;

/** What `data` holds. */
export type OutputOfCall<Name extends CallName> = OutputOf<Contracts[Name]>;

/** What the client knows of a call. */
export type CallEntry<Name extends CallName = CallName> = {
  /** For the compiler alone: the types go by it. */
  readonly name?: Name;
  readonly method: CallContract['method'];
  /** With `{product}` still in it. */
  readonly path: string;
  readonly caller: CallContract['caller'];
  /** Which token goes along when its caller does not say. */
  readonly token: 'stored' | 'explicit' | 'none';
  readonly body: CallContract['body'];
  /** Header of each field that does not stand in the address. */
  readonly inputHeaders?: Readonly<Record<string, string>>;
  readonly effect?: true;
  readonly bodyHash?: true;
  readonly streaming?: true;
  readonly paged?: true;
  /** May be sent again when the network failed. */
  readonly repeatable?: true;
};

export type Paging = {
  /** From 1. */
  nowPage: number;
  /** `ALL_RECORDS` for all of mine. */
  pageSize: number;
  /** One of the values that the call knows. */
  orderBy: string;
};

/** The page size that asks for everything (specification 2, section 9). */
export const ALL_RECORDS = 99_999_999;

export type CallOptions = {
  signal?: AbortSignal;
  /** The key of the user's action: the same for each try of it. Made anew when absent. */
  idempotencyKey?: string;
  /** `none`: no token goes along; `stored`: the stored one, also where it does not go along by itself; any other text is the Authorization value. */
  token?: 'none' | 'stored' | (string & {});
  /** For calls that are paged. */
  paging?: Paging;
  /** Sent to its end even when the page goes away. */
  keepalive?: boolean;
};
