/** How a session began. */
export const sessionMethods = ['password', 'sign-up', 'google', 'pin', 'passkey', 'recovery-code'] as const;
export type SessionMethod = (typeof sessionMethods)[number];
