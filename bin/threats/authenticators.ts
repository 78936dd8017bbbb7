/** What NIST SP 800-63B-4 asks of each authenticator, in our own words, what we do, and where we differ. */

export type Authenticator = {
  name: string;
  /** Sections of the publication. */
  sections: string;
  asks: string;
  ours: string;
  /** Where we differ, and why. */
  differs: string;
  code: readonly string[];
  tests: readonly string[];
};

export const authenticators: readonly Authenticator[] = [
  {
    name: 'password',
    sections: '3.1.1',
    asks: 'Fifteen characters where it is the only factor, eight beside another; 64 and more allowed; any sign; no rules of kinds; no end by time; compared with a list of common and leaked ones; pasting and managers allowed; normalised; kept by a slow, salted function; tries limited to a hundred in a row.',
    ours: 'Eight to 128 characters, any sign that prints; four thousand common words with their variants and leaked ones are refused, and the reason is said; managers work; Cognito keeps it; misses wait, and ten lock the password in browsers that the account does not know.',
    differs:
      'The specification asks for eight characters, for four kinds of them, and takes blanks at the ends away: also where the password is the only factor. Not normalised: the same letter composed differently is another password, as at the pool.',
    code: [
      'shared/rules/password.ts',
      'shared/rules/common-passwords.ts',
      'functions/domain/accounts/leaked-passwords.ts',
      'functions/domain/accounts/sign-in-tries.ts',
      'functions/domain/accounts/sign-in-waits.ts',
      'functions/domain/accounts/known-devices.ts',
    ],
    tests: [
      'test/shared/rules/password.test.ts',
      'test/shared/rules/common-passwords.test.ts',
      'test/functions/domain/accounts/leaked-passwords.test.ts',
      'test/functions/domain/accounts/sign-in.test.ts',
      'test/functions/domain/lock/sign-in-tries.test.ts',
      'test/functions/domain/lock/known-devices.test.ts',
    ],
  },
  {
    name: 'code by mail',
    sections: '3.1.3.1, 4.2.1.2',
    asks: 'A mailbox is no second factor. It may confirm an address, and carry a code that recovers an account: six digits, for a day at most, few tries, once. Recovering an account with two factors takes two codes by different ways, or one and a factor that is left.',
    ours: 'Codes confirm an address at sign-up and change, and reset a password. Six random digits, ten minutes, five tries, once, bound to purpose, address and request. With an authenticator app the reset asks for it, or for a recovery code.',
    differs: 'Where there is no second factor, the mailbox alone resets the password: an account with one factor.',
    code: ['functions/domain/accounts/code-store.ts', 'functions/domain/accounts/reset-password.ts'],
    tests: [
      'test/functions/domain/accounts/verification-codes.test.ts',
      'test/functions/domain/accounts/reset-with-second-factor.test.ts',
    ],
  },
  {
    name: 'code by SMS or WhatsApp',
    sections: '3.1.3.2 to 3.1.3.4',
    asks: 'Six digits for ten minutes, once, few tries, and a new code does not begin the tries anew. Telephones are restricted: something else is offered, people are told of the risk, and signs of a number that was taken over are looked at.',
    ours: 'As by mail, to numbers of the countries that the product offers, within a budget. It is never a second factor. Mail, passkey and app stand beside it.',
    differs:
      'That a number can be taken over is told in docs/accounts.md and not in the app, and nothing tells us that it was. A new code has five tries of its own: the tries of one client, of all together, and five codes an hour for an address are what limits them.',
    code: ['functions/domain/messages/send-phone-code.ts', 'shared/calls/limits.ts'],
    tests: [
      'test/functions/calls/account/change-phone-number.test.ts',
      'test/functions/calls/account/send-verify-code.test.ts',
      'test/system/races.test.ts',
    ],
  },
  {
    name: 'code of an authenticator app',
    sections: '3.1.4',
    asks: 'A key of 112 bits and more, strongly protected; a code changes every two minutes or sooner, counts once, and is tried few times.',
    ours: 'A key of 160 bits, sealed by AES-256-GCM under a key that is made of the pepper for each account; thirty seconds, a step early or late; once; ten tries an hour over all sign-ins.',
    differs: 'SHA-1 within the HMAC, as all apps have it; 800-63B-4 allows that.',
    code: [
      'functions/domain/lock/totp.ts',
      'functions/domain/lock/authenticator.ts',
      'functions/domain/lock/seal-key.ts',
    ],
    tests: ['test/functions/domain/lock/totp.test.ts', 'test/functions/domain/lock/authenticator.test.ts'],
  },
  {
    name: 'recovery codes',
    sections: '3.1.2, 4.2.1.1',
    asks: '64 bits and more; kept hashed; each once; few tries; given anew once one was used to recover; the person is told.',
    ours: 'Ten codes of 70 bits, kept by an HMAC with the pepper; each once; five tries for a sign-in; the owner is told of a use, how many are left, and can have ten new ones.',
    differs:
      'Not a slow hash: its key is not in the table. New ones are made by the owner’s wish, not by themselves, as ten are ten. Codes that somebody keeps from before have 50 bits.',
    code: ['functions/domain/lock/recovery-codes.ts', 'functions/domain/lock/authenticator.ts'],
    tests: [
      'test/functions/domain/lock/authenticator.test.ts',
      'test/functions/calls/account/answer-challenge.test.ts',
      'test/functions/calls/account/renew-recovery-codes.test.ts',
    ],
  },
  {
    name: 'passkey',
    sections: '3.1.7, 3.2.5, appendix B',
    asks: 'The person is verified by it, what it signs is new and names the host (so that a foreign host learns nothing), and whether it was copied to other devices is known to be possible below the highest level.',
    ours: 'WebAuthn with verification demanded, 32 random bytes that count once, host and origin compared, copied passkeys allowed. Two factors in one; no other is asked for.',
    differs: 'The maker of an authenticator is not asked for (no attestation): any passkey counts.',
    code: [
      'functions/domain/lock/passkeys.ts',
      'functions/domain/lock/passkey-proofs.ts',
      'functions/domain/lock/passkey-challenges.ts',
    ],
    tests: [
      'test/functions/calls/account/start-passkey-sign-in.test.ts',
      'test/functions/calls/account/save-passkey.test.ts',
      'test/functions/calls/agent/get-login-token.test.ts',
    ],
  },
  {
    name: 'PIN of a browser',
    sections: '3.1.1, 3.2.10',
    asks: 'A secret that only opens a key on the device stays there, has four signs (better six), and is given up after ten misses. One that a server checks is a password.',
    ours: 'Four digits beside a P-256 key that the browser made and nobody can read: without that browser the PIN is worth nothing. Five misses in a row leave only the password, counted before anything is compared; kept by scrypt over an HMAC with the pepper.',
    differs:
      'The server checks it, and it has four digits, as the specification says: too short for a password. It counts only with the key, never for what asks for a proof of the last ten minutes, and easy PINs are warned of, not refused (decision 0020).',
    code: ['functions/domain/lock/pin.ts', 'functions/domain/lock/devices.ts', 'web/lib/app-lock/device-key.ts'],
    tests: [
      'test/functions/calls/agent/verify-agent-pin.test.ts',
      'test/functions/calls/agent/get-login-token.test.ts',
      'test/functions/domain/lock/devices.test.ts',
      'test/functions/domain/lock/real-lock.test.ts',
    ],
  },
  {
    name: 'binding another authenticator',
    sections: '4.1.2, 4.6',
    asks: 'Who adds one has proved as much as the account can, and is told by another way; two addresses to tell are kept.',
    ours: 'A proof of the last ten minutes that passed the second factor, and a mail.',
    differs: 'One address is told: an account may have no other.',
    code: ['functions/domain/lock/recent-sign-in.ts', 'functions/domain/lock/ways-changed.ts'],
    tests: [
      'test/functions/calls/account/start-passkey.test.ts',
      'test/functions/calls/account/start-authenticator.test.ts',
      'test/functions/calls/account/save-authenticator.test.ts',
    ],
  },
  {
    name: 'session',
    sections: '2.1.3, 2.2.3, 5.2',
    asks: 'With one factor, who somebody is is asked again after 30 days; with two, after a day, and after an hour idle (both advice).',
    ours: '31 days from the sign-in to the end of the row, 30 to that of the refresh token; seven days idle. What matters asks for a proof of the last ten minutes. Staff: an hour.',
    differs:
      'For owners with two factors it is longer than the advice: the specification keeps people signed in for a month. What a stolen session could do for good asks for the proof; an owner may turn on the lock of the app, which closes it after minutes.',
    code: ['functions/kit/account-session.ts', 'functions/domain/lock/recent-sign-in.ts'],
    tests: ['test/functions/kit/account-gate.test.ts', 'test/contract/ended-sessions.test.ts'],
  },
];
