import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const applications: Guide = {
  area: 'insurance',
  words: 'agent broker customer case referred decide underwriting policy sold reminder abandoned stopped',
  sections: [
    {
      lines: [
        '{{label:app:menu.agentInsurance}} shows what visitors of your page began and bought, and nobody else’s.',
        'It is in the menu of those who sell insurance for a company, decide about it, or have customers of it.',
      ],
    },
    {
      title: 'Sell on your page',
      steps: [
        'In {{label:app:menu.profile}}, at {{label:products:title}}, switch on the products of your company.',
        'You need not publish anew: visitors find {{label:page:product.seePrice}} at once.',
      ],
    },
    {
      title: 'Follow and help',
      steps: [
        'Open {{label:app:menu.agentInsurance}} and filter by status.',
        'Open a case: it shows at which question somebody stopped, the answers, the price and what has happened.',
        'Call or write from {{label:agent-insurance:contact.title}}, or set a reminder.',
      ],
    },
    {
      title: 'Decide',
      steps: [
        'A case with {{label:agent-insurance:yours}} waits for you. {{label:agent-insurance:decide.why}} says the reason.',
        'Choose {{label:agent-insurance:decide.accept}} or {{label:agent-insurance:decide.decline}}.',
        'Your reason is kept with the decision; the customer does not see it. A word to the customer stands in the mail.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'You cannot decide: {{label:agent-insurance:decider.insurer}}. Your customer gets a mail as soon as that is done.',
        'An application is gone: what came to nothing is deleted 60 days after its last change.',
        '{{label:agent-insurance:owes}}: we try again by ourselves and write to the customer. Their mail has a link to pay.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.agentInsurance, label: 'app:menu.agentInsurance' },
    { path: routePatterns.profile, label: 'app:menu.profile' },
  ],
  related: ['insurer', 'products', 'leads'],
};
