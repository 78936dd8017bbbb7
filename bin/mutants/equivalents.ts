/**
 * Mutants that change nothing that anybody could notice, each with the reason. They count as neither killed nor alive. An
 * entry that no longer meets a living mutant is told by the command.
 */
export type Equivalent = {
  file: string;
  /** The code that is replaced, on one line. */
  code: string;
  replacement: string;
  reason: string;
};

const tokens = 'functions/kit/tokens.ts';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'functions/kit/check-request.ts',
    code: 'key !== undefined',
    replacement: 'true',
    reason:
      'A key that did not come is then judged as the text "undefined", which has the form of a key, and passes as well.',
  },
  {
    file: tokens,
    code: '{ keys: [] }',
    replacement: '{}',
    reason: 'What stands for the keys of a pool that has none holds none either way: every token of it is refused.',
  },
  {
    file: tokens,
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text is no key: every token of a pool without keys is refused all the same.',
  },
  {
    file: tokens,
    code: '{ return false; }',
    replacement: '{}',
    reason: 'Nothing is as false as false to the one condition that asks, and no other code sees the answer.',
  },
  {
    file: 'functions/domain/billing/change-subscription.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text among the known ways of paying is none of them, so nothing that is asked for is ever found in it.',
  },
  {
    file: 'functions/domain/billing/price-purchase.ts',
    code: 'plan.trialEndsAt === null',
    replacement: 'false',
    reason: 'Without a trial the date would be that of 1970, and what was covered until then covers nothing now.',
  },
  {
    file: 'functions/domain/billing/renewal-steps.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text as lead time gives no moment, and no comparison with that holds: as without lead times.',
  },
  {
    file: 'functions/domain/billing/providers/amounts.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason:
      'What takes the place of the missing match has one entry alone, which is skipped: the amount is none all the same.',
  },
  {
    file: 'shared/insurance/money.ts',
    code: "'nearest'",
    replacement: '""',
    reason: 'Whatever is not `up` is rounded to the nearest.',
  },
  {
    file: 'shared/insurance/policy-change.ts',
    code: 'today < term.start',
    replacement: 'today <= term.start',
    reason: 'On the first day all days are left: the whole term and the rest of it are the same.',
  },
  {
    file: 'shared/insurance/policy-change.ts',
    code: 'amount < 0',
    replacement: 'amount <= 0',
    reason: 'Of nothing the share is nothing, whichever way it is rounded.',
  },
  {
    file: 'shared/rules/money-text.ts',
    code: "format.formatToParts(0).find(({ type }) => type === 'currency')?.value",
    replacement: "format.formatToParts(0).find(({ type }) => type === 'currency').value",
    reason: 'An amount in a currency always has its sign; only the type knows of none.',
  },
  {
    file: 'shared/rules/money-text.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'An amount in a currency always has its sign; only the type knows of none.',
  },
  {
    file: 'functions/kit/clients/dynamo.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text that is no reason of DynamoDB is neither a conflict nor a refused condition: as without reasons.',
  },
  {
    file: 'functions/kit/draw.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'Without an answer there are no bytes, or one that is no JSON: both are an error.',
  },
  {
    file: 'functions/kit/typeset.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'Without an answer there are no bytes, or one that is no JSON: both are an error.',
  },
  {
    file: 'functions/kit/long-job.ts',
    code: "'left'",
    replacement: '""',
    reason: 'Whatever is not `done` leaves the row alone.',
  },
  {
    file: 'functions/kit/paper-language.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'A tag always has a part before its extensions; only the type knows of none.',
  },
  {
    file: 'functions/kit/rate-limits.ts',
    code: "'all'",
    replacement: '""',
    reason: 'Any text stands for all callers together, as long as it is the same for all.',
  },
  {
    file: 'functions/kit/read-body.ts',
    code: "'utf8'",
    replacement: '""',
    reason: 'Node reads a text without an encoding as UTF-8.',
  },
  {
    file: 'functions/kit/read-body.ts',
    code: "'body_malformed'",
    replacement: '""',
    reason: 'What is thrown within is caught there and thrown anew as `body_malformed`.',
  },
  {
    file: 'functions/kit/empty-folder.ts',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A text among what was found has no key: as when nothing was found.',
  },
  {
    file: 'functions/kit/read-body.ts',
    code: 'index < text.length',
    replacement: 'index <= text.length',
    reason: 'Past its end a text has no character, which counts for nothing.',
  },
  {
    file: 'functions/kit/read-body.ts',
    code: "{ throw new AppError('body_malformed'); }",
    replacement: '{}',
    reason: 'What could not be parsed is no object, and refused in the same words as one.',
  },
  {
    file: 'functions/kit/signing/verify-request.ts',
    code: "''",
    replacement: '"Stryker was here!"',
    reason:
      'A text without a sign of equality is no cookie, and none is not a digest or the base64url of anything that was sent.',
  },
  {
    file: 'functions/kit/signing/verify-request.ts',
    code: '{ return undefined; }',
    replacement: '{}',
    reason: 'A block that ends without a value gives the same undefined.',
  },
  {
    file: 'functions/kit/signing/verify-request.ts',
    code: "'hex'",
    replacement: '""',
    reason: 'A digest without a form is its bytes, which are compared in place of their hex.',
  },
];
