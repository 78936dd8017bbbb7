/** Paths of the two key calls (specification 2, section 7): by them a session begins, before the table of calls is there. */
export const keyPaths = { publicKey: '/v1/sign/getPublicKey', secureKey: '/v2/sign/getApiSecureKey' } as const;
