/**
 * Signs of an attack: functions count them as they see them (functions/kit/security-signals.ts), and an alarm goes off when
 * there are too many (infra/constructs/security-alarms.ts). A signal's name is that of the figure, of its alarm and, in
 * kebab-case, of its runbook in docs/runbooks. Each `most` stands well above what people do by mistake, and well below what
 * an attack needs to get anywhere.
 */
export type SecuritySignal = {
  /** What was seen, for the mail of the alarm. */
  meaning: string;
  /** The alarm goes off above so many within `minutes`. */
  most: number;
  minutes: 5 | 15 | 60;
};

export const securitySignals = {
  // Travellers who switch a VPN on and off are seen here too, so it takes several.
  ImpossibleTravel: {
    meaning:
      'Accounts were signed in to from another country less than an hour after their last sign-in: stolen passwords or sessions are in use.',
    most: 5,
    minutes: 60,
  },
  // One client may try 30 codes in a quarter of an hour, so this is no single one.
  WrongCodes: {
    meaning:
      'Wrong codes over all accounts (sign-up, reset, second factor, PIN, dates of birth): somebody is guessing over many accounts.',
    most: 100,
    minutes: 5,
  },
  // One client may try 50 passwords in a quarter of an hour.
  WrongPasswords: {
    meaning: 'Wrong passwords over all accounts: somebody tries common or stolen passwords on many accounts.',
    most: 100,
    minutes: 5,
  },
  // Ten misses each, so fifty wrong passwords that stayed below the figure of WrongPasswords.
  AccountsLocked: {
    meaning: 'Accounts were locked after ten wrong passwords each: somebody guesses slowly, or keeps owners out.',
    most: 5,
    minutes: 60,
  },
  // Whoever signs up is told once that there is no such account.
  UnknownAccounts: {
    meaning: 'Calls said of many addresses that no account has them: somebody finds out who has an account.',
    most: 200,
    minutes: 5,
  },
  RequestsRefused: {
    meaning: 'Limits of calls refused many requests: a flood, somebody who guesses, or a limit that is too low.',
    most: 500,
    minutes: 5,
  },
  // There are few of them, and each knows their password.
  StaffSignInsRefused: {
    meaning: 'Sign-ins of staff were refused for a wrong password or code: somebody tries to become one of the staff.',
    most: 10,
    minutes: 15,
  },
  // What a takeover is for; hardly any owner does it by chance.
  LeadsRedirected: {
    meaning:
      'A webhook or a phone for leads was set within a day of a password reset, or from a country that is new to the account: it may have been taken over.',
    most: 0,
    minutes: 60,
  },
  DataExports: {
    meaning: 'Many exports of accounts, leads or chats: somebody carries data away.',
    most: 40,
    minutes: 60,
  },
  // One person works through some ten cases in an hour.
  StaffLookups: {
    meaning: 'Staff opened many accounts: somebody of the staff, or in their place, looks through accounts.',
    most: 30,
    minutes: 60,
  },
  ForgedWebhooks: {
    meaning:
      'Webhooks came that no payment provider signed: somebody forges payments, or a secret of a provider was replaced there alone.',
    most: 10,
    minutes: 15,
  },
  // Ours are always signed by the pool that a call asks for; those that are merely too old do not count.
  TokensRefused: {
    meaning: 'Tokens were refused that their pool did not sign for the call: somebody forges tokens.',
    most: 50,
    minutes: 5,
  },
  KeysReused: {
    meaning:
      'Idempotency keys came again with other parameters: somebody replays requests, or a client of ours makes keys badly.',
    most: 20,
    minutes: 15,
  },
  // Extensions of browsers cause some all the time.
  PolicyViolations: {
    meaning: 'Browsers kept out what our pages may not load: a script was smuggled in, or a policy lacks an address.',
    most: 300,
    minutes: 15,
  },
} as const satisfies Record<string, SecuritySignal>;

export type SecuritySignalName = keyof typeof securitySignals;
