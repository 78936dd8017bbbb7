/** The token was good and is over: the client refreshes it. */
export class TokenExpired extends Error {}
