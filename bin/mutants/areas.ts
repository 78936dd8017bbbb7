/** What is mutated, and the tests that each area must be held by. A file belongs to one area. */
export type Area = {
  name: string;
  /** Percent of its mutants that the tests must notice. */
  goal: number;
  mutate: readonly string[];
  tests: readonly string[];
  /**
   * Whether mutants count that act while a file loads (schemas, tables of constants). Each needs a load of its own for each
   * test file, so they are counted where such tables decide who may do what.
   */
  hasTables: boolean;
};

const accessRules = [
  'shared/model/company-roles.ts',
  'functions/kit/gate.ts',
  'functions/kit/account-gate.ts',
  'functions/kit/customer-gate.ts',
  'functions/kit/account-session.ts',
  'functions/kit/check-request.ts',
  'functions/kit/tokens.ts',
  'functions/domain/companies/own-company.ts',
  'functions/domain/support/support-sessions.ts',
];

export const areas: readonly Area[] = [
  {
    name: 'access',
    goal: 100,
    hasTables: true,
    mutate: accessRules,
    tests: [
      'test/functions/kit/*gate*.test.ts',
      'test/functions/kit/{caller-rights,call-group,read-body,staff-groups,tokens}.test.ts',
      'test/contract/company-roles.test.ts',
      'test/functions/domain/companies/*.test.ts',
      'test/functions/calls/support/*.test.ts',
    ],
  },
  {
    name: 'money',
    goal: 90,
    hasTables: false,
    mutate: [
      'shared/model/prices.ts',
      'shared/rules/{billing-period,money-text,vat}.ts',
      'shared/insurance/{instalments,money,policy-change,refund}.ts',
      'functions/domain/billing/{change-subscription,order-states,price-purchase,renewal-steps,trial}.ts',
      'functions/domain/billing/providers/amounts.ts',
    ],
    tests: [
      'test/shared/model/prices.test.ts',
      'test/shared/rules/{billing-period,money-text,vat}.test.ts',
      'test/shared/insurance/{instalments,money,policy-change,refund}.test.ts',
      'test/functions/domain/billing/*.test.ts',
    ],
  },
  {
    name: 'lock',
    goal: 90,
    hasTables: false,
    mutate: [
      'functions/domain/lock/*.ts',
      'functions/domain/accounts/{known-devices,sign-in-tries,sign-in-waits}.ts',
      'shared/rules/pin.ts',
    ],
    tests: [
      'test/shared/rules/pin.test.ts',
      'test/functions/domain/lock/*.test.ts',
      'test/functions/calls/agent/{get-login-token,save-agent-pin,verify-agent-pin}.test.ts',
      'test/functions/calls/account/*{authenticator,device,recovery,passkey,challenge,ways}*.test.ts',
    ],
  },
  {
    name: 'kit',
    goal: 90,
    hasTables: false,
    mutate: ['functions/kit/**/*.ts', '!functions/kit/**/*.d.ts', ...accessRules.map((file) => `!${file}`)],
    tests: ['test/functions/kit/**/*.test.ts'],
  },
];
