/** What a handler gets besides its input. Time, ids and randomness come from here, so that tests can set them. */
import type { KeptPlan } from '../../shared/model/account.ts';
import type { CompanyRole } from '../../shared/model/company-roles.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';
import type { Logger } from './logger.ts';

export type ActorCompany = { companyId: string; role: CompanyRole };

export type Actor = {
  /** The account's id. */
  id: string;
  /** Empty when the account has none yet. */
  email: string;
  plan: KeptPlan;
  /** Null for who has none. */
  company: ActorCompany | null;
  /** Seconds since the epoch: names the session, and says how long ago they proved themselves. */
  signedInAt: number;
};

export type Paging = {
  /** From 1. */
  nowPage: number;
  /** At most 1,000, whatever was asked for. */
  pageSize: number;
  /** One of the values that the contract names. */
  orderBy: string;
};

export type RawRequest = {
  body: Buffer;
  /** Names in any case; undefined when it did not come. */
  header(name: string): string | undefined;
};

/** The browser that a request comes from. */
export type Device = {
  /** A secret of the browser's, by which it is known again; null when it sent none. */
  name: string | null;
  /** Leaves a name in the browser with this answer. Throws unless the contract says `namesDevice`. */
  keep(name: string): void;
};

export type CallContext = {
  /** When the request came. */
  now: Date;
  /** A new ULID. They sort by the time in them: that of the request, or `at`. */
  newId(at?: Date): string;
  /** `length` random bytes. */
  randomBytes(length: number): Buffer;
  requestId: string;
  client: {
    /** The viewer's address, trusted because the origin's secret came with it. */
    address: string;
    /** ISO alpha-2 as the edge sees it, when it does. */
    country: string | null;
    /** As the client names itself; a hint, never proof. */
    userAgent: string;
    /** The browser says that it fetches ahead of a person (prefetch, prerender). */
    isPrefetch: boolean;
  };
  device: Device;
  /** The owner; null when the call is open and no token came. */
  actor: Actor | null;
  /** The body as it came, and the headers that sign it, of calls that take a raw body; null for all others. */
  raw: RawRequest | null;
  paging: Paging;
  /** From the `lang` header. */
  language: LanguageValue;
  log: Logger;
  /** Fires when the caller goes away (streaming calls). */
  signal: AbortSignal;
};

/** A context of a call by an owner, a customer or staff, whoever the contract names: the kit has made sure of the actor. */
export type OwnerContext = CallContext & { actor: Actor };

/** The same by the name of who it is: the actor's id is the customer's. */
export type CustomerContext = OwnerContext;
