/** The owners' user pool (user-pool.ts). */
import type { Tokens } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import {
  createUserIn,
  exchangeTicketIn,
  findRenewedTokensIn,
  setPasswordIn,
  signOutEverywhereIn,
} from './user-pool.ts';

export const needs: StoreNeeds = {
  pools: [
    {
      pool: 'owners',
      actions: [
        'AdminCreateUser',
        'AdminInitiateAuth',
        'AdminRespondToAuthChallenge',
        'AdminSetUserPassword',
        'AdminUserGlobalSignOut',
      ],
    },
  ],
};

/** Makes the account's user; nothing happens when an interrupted sign-up has made it already. */
export const createUser = (accountId: string): Promise<void> => createUserIn('owners', accountId);

/** Throws `password_format` when the pool's own policy refuses it. */
export const setPassword = (accountId: string, password: string): Promise<void> =>
  setPasswordIn('owners', accountId, password);

/** Tokens for somebody who proved themselves to us: the pool's trigger takes the ticket, once. */
export const exchangeTicket = (accountId: string, ticket: string): Promise<Tokens> =>
  exchangeTicketIn('owners', accountId, ticket);

/** New tokens, with a new refresh token in place of the one that is sent; null when the pool does not take it. */
export const findRenewedTokens = (refreshToken: string): Promise<Tokens | null> =>
  findRenewedTokensIn('owners', refreshToken);

/** Ends every refresh token of the user. */
export const signOutEverywhere = (accountId: string): Promise<void> => signOutEverywhereIn('owners', accountId);
