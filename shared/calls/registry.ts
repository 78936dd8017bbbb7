/** All calls that work. A call stands here only when it really does. */
import * as account from './account.ts';
import * as billing from './billing.ts';
import type { CallGroup } from './call-groups.ts';
import * as customerPolicies from './customer-policies.ts';
import type { CallContract } from './define-call.ts';
import * as documentChat from './document-chat.ts';
import * as productChat from './product-chat.ts';
import * as documentChatEditor from './document-chat-editor.ts';
import * as insuranceCatalogue from './insurance-catalogue.ts';
import * as insurer from './insurer.ts';
import * as insuranceQuote from './insurance-quote.ts';
import * as agentInsurance from './agent-insurance.ts';
import * as insuranceReference from './insurance-reference.ts';
import * as landingPage from './landing-page.ts';
import * as pageAssets from './page-assets.ts';
import * as pageProducts from './page-products.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as assistantCoach from './assistant-coach.ts';
import * as payment from './payment.ts';
import * as policy from './policy.ts';
import * as support from './support.ts';
import * as agent from './agent.ts';
import * as customerPortal from './customer-portal.ts';
import * as policyQuestions from './policy-questions.ts';
import * as learningPortal from './learning-portal.ts';

const modules = [
  session,
  documentChat,
  productChat,
  pageProducts,
  landingPage,
  pageAssets,
  account,
  assistantCoach,
  insuranceCatalogue,
  insurer,
  insuranceQuote,
  agentInsurance,
  insuranceReference,
  support,
  agent,
  billing,
  payment,
  policy,
  learningPortal,
  documentChatEditor,
  customerPolicies,
  customerPortal,
  policyQuestions,
  service,
];

export const registry: readonly CallContract[] = modules.flatMap((module) => Object.values(module).filter(isContract));

function isContract(value: unknown): value is CallContract {
  return typeof value === 'object' && value !== null && 'group' in value && 'path' in value;
}

export function contractsOf(group: CallGroup): CallContract[] {
  return registry.filter((contract) => contract.group === group);
}

/** Path without its last segment: where the group is mounted, e.g. `/v1/xid/customer`. */
export function prefixOf(contract: CallContract): string {
  return contract.path.slice(0, contract.path.lastIndexOf('/'));
}
