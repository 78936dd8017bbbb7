import { portalPaths } from '../../portal/portal-paths.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const buyInsurance: Guide = {
  area: 'insurance',
  words: 'quote price travel car motor pet accident cover application premium voucher instalment pay apply customer',
  sections: [
    {
      lines: [
        'You answer a few questions, see the price, and have your policy in minutes. No account is needed.',
        'Every answer is kept. Nothing is bought before you have paid.',
      ],
    },
    {
      title: 'Get a price and buy',
      steps: [
        'Open the link of your agent or insurer, choose a product and press {{label:insurance:product.start}}.',
        'Answer one question after the other. {{label:insurance:why}} explains the odd ones.',
        'Choose a plan. {{label:insurance:plans.compare}} shows what each one covers; {{label:insurance:price.breakdown}} shows each part of the price.',
        'Look at everything once more at {{label:insurance:review.title}}. {{label:insurance:voucher.have}} is there, too.',
        'Pay with what is offered in your country. Some products can be paid in parts.',
        'You get the policy number at once, and an e-mail with the link to your documents.',
      ],
    },
    {
      title: 'Go on later',
      lines: [
        '{{label:insurance:later.title}} gives you a link that opens your application. Whoever has it can see and change it.',
        'With an account in the portal, quotes wait at {{label:portal:menu.quotes}} for 60 days.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        '{{label:insurance:referred.title}}: a person reads your application, usually within one working day. You get a mail; nothing is paid until then.',
        '{{label:insurance:declined.title}}: check your answers, or ask your agent what else there is.',
        'The price has changed: it holds for some days, then it is worked out again.',
        'The payment did not go through: nothing was charged. Try again or choose another way.',
        '{{label:insurance:noKey.title}}: open the whole link, or begin anew.',
      ],
    },
  ],
  screens: [{ path: portalPaths.quotes, label: 'portal:menu.quotes' }],
  related: ['policies', 'claims'],
};
