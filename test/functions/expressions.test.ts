/** Expressions of the database hold names of ours and placeholders, never what a request says (T59 in docs/threats.md). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PUT_TOGETHER =
  /`[^`]*(?:\b(?:SET|ADD|REMOVE) |attribute_|begins_with| = :| AND )[^`]*\$\{[^`]*`|`\$\{[^`]* = :[^`]*`/g;

/** Names that are numbered, as `#n0 = :v0`: whatever they stand for is handed over beside the expression. */
const NUMBERED = /^`SET (?:changedAt = :now, )?\$\{\w+\.map\(\(_, index\) => `$/;

/** Where the names in an expression come from, in the files that put one together in another way. */
const reviewed: Record<string, string> = {
  'functions/domain/accounts/change-address.ts': 'the fields email and phone of our own objects',
  'functions/domain/accounts/known-devices.ts': 'words of ours',
  'functions/domain/billing/order-states.ts': 'states by number',
  'functions/domain/conversations/change-lead.ts': 'fields of the contract, whose shape is closed',
  'functions/domain/conversations/figures.ts': 'counters by number, and one word of ours',
  'functions/domain/conversations/hold.ts': 'one word of ours',
  'functions/domain/conversations/record-message.ts': 'one word of ours',
  'functions/domain/documents/save-document.ts': 'words of ours',
  'functions/domain/insurance/change-policy.ts': 'fields of the row, by their placeholders',
  'functions/domain/insurance/orders/policy-order-items.ts': 'words of ours',
  'functions/domain/insurance/save-voucher.ts': 'fields of the row, by their placeholders',
  'functions/domain/lock/devices.ts': 'fields that the callers in this file name',
  'functions/domain/pages/save-page.ts': 'a condition of ours',
};

test('an expression is put together from placeholders by number, or in a file that was looked at', () => {
  const found = globSync('functions/**/*.ts').filter((file) =>
    (readFileSync(file, 'utf8').match(PUT_TOGETHER) ?? []).some((literal) => !NUMBERED.test(literal)),
  );

  expect(found.toSorted()).toEqual(Object.keys(reviewed));
});
