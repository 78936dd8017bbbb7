/** Chapter 2: validation and business logic. */
import { met, notMet, partly, type Requirement } from './requirement.ts';

export const validation: readonly Requirement[] = [
  met(
    '2.1.1',
    'It is documented what makes an input valid.',
    'A contract for each call with its schema, from which the OpenAPI document is made; rules of fields are files with their source.',
    ['shared/calls/define-call.ts', 'bin/openapi.ts', 'docs/architecture.md'],
    ['test/bin/openapi.test.ts', 'test/contract/registry.test.ts'],
  ),
  met(
    '2.1.2',
    'It is documented what combinations of inputs are valid.',
    'Products’ rules are data; insurance and billing say in their pages what belongs together.',
    ['docs/insurance-products.md', 'docs/insurance.md', 'shared/rules/customer-details.ts'],
    ['test/shared/insurance/check-answers.test.ts', 'test/shared/rules/customer-details.test.ts'],
  ),
  met(
    '2.1.3',
    'Limits of the business are documented, for one and for all.',
    'Plans are data; limits are fields of contracts; budgets for all together stand beside them.',
    ['shared/calls/limits.ts', 'shared/model/account.ts', 'shared/model/phone-budget.ts', 'docs/companies.md'],
    ['test/contract/registry.test.ts', 'test/shared/model/prices.test.ts'],
  ),
  met(
    '2.2.1',
    'Every input is held against what is expected.',
    'Closed schemas at every depth, lengths and forms for every field, rules of countries for numbers, addresses and plates.',
    ['functions/kit/check-request.ts', 'shared/rules/checked-string.ts'],
    ['test/contract/registry.test.ts', 'test/contract/every-call.test.ts', 'test/contract/hostile-inputs.test.ts'],
  ),
  met(
    '2.2.2',
    'The server decides; the client only helps.',
    'The kit parses every request; the browser uses the same rules to help.',
    ['functions/kit/check-request.ts', 'functions/domain/insurance/check-given.ts'],
    ['test/functions/kit/request-gate.test.ts', 'test/functions/domain/insurance/check-given.test.ts'],
  ),
  met(
    '2.2.3',
    'Related inputs fit together.',
    'Answers about a person, a term, a car or an id number are held against one another.',
    ['functions/domain/insurance/check-given.ts', 'shared/rules/customer-details.ts'],
    ['test/shared/insurance/check-answers.test.ts', 'test/functions/domain/insurance/check-given.test.ts'],
  ),
  met(
    '2.3.1',
    'Steps come in their order and none is left out.',
    'Draft, quote, order, payment, issue: each is a condition of the write of the next.',
    ['functions/domain/insurance/issue-policy.ts', 'functions/domain/billing/order-states.ts'],
    [
      'test/functions/domain/insurance/orders/any-order-of-steps.test.ts',
      'test/functions/domain/insurance/issue-policy.test.ts',
      'test/functions/calls/learning-portal/get-learn-question.test.ts',
    ],
  ),
  met(
    '2.3.2',
    'Limits of the business hold.',
    'They are conditions of the transaction that they limit.',
    ['functions/domain/conversations/question-quota.ts', 'functions/domain/documents/save-document.ts'],
    [
      'test/functions/domain/conversations/question-quota.test.ts',
      'test/functions/calls/document-chat-editor/save-ptx-ai-file.test.ts',
      'test/functions/domain/real-store.test.ts',
    ],
  ),
  met(
    '2.3.3',
    'What belongs together happens whole or not at all.',
    'What makes sense only together is one transaction, and what follows is written with it. An effect that was broken off goes on where it stopped when it is asked for again (docs/decisions/0043-an-effect-broken-off-goes-on.md).',
    ['functions/kit/outbox.ts', 'functions/kit/write-once.ts', 'functions/domain/billing/mark-paid.ts'],
    [
      'test/system/crash.test.ts',
      'test/functions/kit/idempotency-rows.test.ts',
      'test/functions/domain/insurance/orders/change-orders.test.ts',
    ],
  ),
  met(
    '2.3.4',
    'What there is a limited number of is not given out twice.',
    'Names, vouchers, numbers and questions are taken by conditional writes.',
    ['functions/domain/insurance/policy-numbers.ts', 'functions/domain/accounts/identity-reservation.ts'],
    [
      'test/functions/domain/real-store.test.ts',
      'test/functions/domain/insurance/policy-numbers.test.ts',
      'test/system/races.test.ts',
    ],
  ),
  notMet(
    '2.3.5',
    'What is worth much takes two people.',
    'One administrator gives a payment back, suspends and unlocks. It has a reason, an open session, and an act that the owner reads; a second person would take a request, a list of requests and a second role.',
    ['functions/domain/support/act-within.ts', 'functions/domain/billing/refund-order.ts'],
    ['test/functions/calls/support/refund-payment.test.ts'],
  ),
  met(
    '2.4.1',
    'Programs cannot call without end.',
    'Every contract has limits by client, account, value and for all; the firewall has its own; the edge and API Gateway slow floods down.',
    ['functions/kit/rate-limits.ts', 'shared/calls/limits.ts', 'infra/firewall-rules.ts'],
    ['test/contract/registry.test.ts', 'test/functions/kit/rate-limits.test.ts', 'test/infra/security-checks.test.ts'],
  ),
  partly(
    '2.4.2',
    'A flow takes the time that a person needs.',
    'Forms of strangers have a time that nobody needs less than; codes come once a minute. Purchases and changes of accounts have limits, and no least time.',
    ['functions/domain/leads/spam.ts', 'functions/domain/accounts/code-store.ts'],
    ['test/functions/domain/leads/spam.test.ts', 'test/functions/domain/accounts/verification-codes.test.ts'],
  ),
];
