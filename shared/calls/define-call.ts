/**
 * The contract of a call: everything about it that is not its code. Routes, the OpenAPI document, the client's types and
 * the generic tests come from here.
 */
import type * as z from 'zod';
import type { Feature } from '../model/account.ts';
import type { CompanyRight } from '../model/company-roles.ts';
import type { StageName } from '../model/stages.ts';
import type { CallGroup } from './call-groups.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `unsigned` neither signature nor token; `open` signed, a token is not asked for; `noToken` signed, the
 * client must not send one; `owner`, `customer`, `staff` signed with an id token of that pool; `none` a static file.
 */
export type Caller = 'unsigned' | 'open' | 'noToken' | 'owner' | 'customer' | 'staff' | 'none';

/**
 * What a limit counts: `client` is the viewer's address, of IPv6 its /64 network, `actor` the signed-in account,
 * `input:<field>` a field's value.
 */
export type LimitSubject = 'client' | 'actor' | 'global' | `input:${string}` | `client+input:${string}`;

/** What somebody of the staff may do: administrators may do all that support may. */
export type StaffRole = 'support' | 'administrator';

/** At most `max` calls in `windowSeconds` for one value of `by`. */
export type RateLimit = {
  by: LimitSubject;
  max: number;
  windowSeconds: number;
  /** What happens when the counter cannot be read: refuse (codes, sign-in, money) or let pass (public reads). */
  whenDown: 'refuse' | 'pass';
};

export type CallContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  group: CallGroup;
  /** The last part of the path; longer where that alone names too little (`save` → `saveDataValue`, `record` → `subscriptionRecord`). */
  name: string;
  method: 'GET' | 'POST';
  /** As in the specification; `{product}` is the only path parameter. */
  path: `/v${1 | 2}/${string}`;
  caller: Caller;
  /** `spec`: named by the specifications. `ours`: implied by them, added in the same form. */
  origin: 'spec' | 'ours';
  summary: string;
  /** The plan feature that the caller's account needs. */
  plan: 'any' | Feature;
  limits: readonly RateLimit[];
  /** Path of the call together with which its limits count, where two calls do the same. */
  countedAs?: string;
  /** Largest body in bytes. */
  bodyBytes: number;
  /** The body of a POST (JSON object, or the fields of a form), the query of a GET. Unknown fields are refused. */
  input: Input;
  /** What `data` holds; undeclared fields never leave. For streaming calls: the data of the `done` event. */
  output: Output;
  /** On top of the errors that every call may answer. */
  errors: readonly ErrorCode[];
  example: { input: z.input<Input>; output: z.input<Output> };
  /** Answers `text/event-stream`, or the file below, by a function and a route of its own. */
  streaming: boolean;
  /** The media type of the file that a streaming call answers in place of events; its output is null then. */
  file?: 'application/pdf' | 'application/zip';
  /** Changes something: the client sends an Idempotency-Key and the answer is kept for 24 h. */
  effect: boolean;
  /** The answer holds a secret, so it is never kept: a repetition makes a new one, which ends the former. */
  holdsSecret?: true;
  /** The answer may leave a name in the browser, by which an account knows it again (functions/kit/device-cookie.ts). */
  namesDevice?: true;
  /** The client also sends `x-body-sha256` (money, account changes). */
  bodyHash: boolean;
  /** Takes the headers nowPage, pageSize and orderBy; the values that orderBy may have, the first is the default. */
  orderBy: readonly [string, ...string[]] | null;
  /** How the body comes. */
  body: 'json' | 'form' | 'raw' | 'none';
  /** What the caller's role in their company must allow; only owners have companies. */
  companyRight?: CompanyRight;
  /** Fields of the input that come as headers of these names and never in the address, which logs may keep. */
  inputHeaders?: Readonly<Record<string, string>>;
  /** The stages that offer it, all without; on the others there is neither its route nor its code. */
  stages?: readonly StageName[];
  /** Who of the staff may call; every call for staff has one, no other has. */
  staffRole?: StaffRole;
  /** Owners may call it while their account is suspended; all other calls for owners are closed to them then. */
  isOpenToSuspended?: true;
};

/** 256 KB: the body limit unless a contract has a reason for another. */
export const STANDARD_BODY_BYTES = 262_144;

/** A contract whose name and caller are known to the compiler. */
export type DefinedCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Name extends string,
  Who extends Caller,
> = CallContract<Input, Output> & { name: Name; caller: Who };

export function defineCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Name extends string,
  const Who extends Caller,
>(contract: DefinedCall<Input, Output, Name, Who>): DefinedCall<Input, Output, Name, Who> {
  return contract;
}

export type InputOf<Contract extends CallContract> = z.output<Contract['input']>;
export type SentInputOf<Contract extends CallContract> = z.input<Contract['input']>;
export type OutputOf<Contract extends CallContract> = z.output<Contract['output']>;
