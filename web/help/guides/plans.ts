import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const plans: Guide = {
  area: 'account',
  words:
    'upgrade downgrade subscription price cost VAT tax invoice receipt card PayPal GoPay renew renewal cancel refund trial billing pay',
  sections: [
    {
      lines: [
        'There are Free, Individual, Pro for documents, and two plans for teams. {{label:billing:plan.compare}} puts them side by side.',
        'A year costs as much as ten months. The tax of your country is shown before you pay.',
      ],
    },
    {
      title: 'Choose or change a plan',
      steps: [
        'Open {{label:app:menu.plan}} and choose a plan and the billing cycle.',
        '{{label:billing:rehearsal.title}} says what is due today, what comes next, and what locks.',
        'Enter the billing details, choose card, PayPal or GoPay where they are offered, and confirm.',
        'A larger plan begins at once, and time not used is credited. A smaller one begins when what is paid for is over.',
      ],
    },
    {
      title: 'Renewal',
      lines: [
        'With {{label:billing:renewal.label}} the next payment is taken a few days before your plan ends.',
        'Without it we write to you 7 days and 1 day before. {{label:billing:standing.payNow}} keeps the plan.',
        'Cards and wallets are in {{label:billing:payment.title}}, and so is every invoice as a PDF.',
      ],
    },
    {
      title: 'Cancel',
      steps: [
        'Open {{label:app:menu.plan}} and choose {{label:billing:standing.cancel}}.',
        'Everything stays until the end of what is paid for. Then you are on Free, your page stays up, and nothing is deleted.',
        '{{label:billing:standing.resume}} takes it back until then.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A payment does not go through: nothing is charged. Read what the provider says, then try again or choose another way.',
        'A renewal fails: we try again and tell you each time. {{label:billing:standing.changeMethod}} helps.',
        'A payment is being confirmed: you may leave. Your plan begins by itself.',
        'You bought in an app store: change, cancel and ask for refunds there.',
        'You were charged twice: what was paid twice goes back by itself. Otherwise write to us.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.plan, label: 'app:menu.plan' },
    { path: routePatterns.payment, label: 'billing:payment.title' },
  ],
  related: ['privacy', 'security', 'document-chat'],
};
