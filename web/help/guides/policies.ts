import { portalPaths } from '../../portal/portal-paths.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const policies: Guide = {
  area: 'insurance',
  words:
    'portal customer document certificate schedule wording receipt change amend renew cancel refund cooling-off agent marketing account delete password',
  sections: [
    {
      title: 'Open your account',
      steps: [
        'Open the portal and choose {{label:portal:signIn.register}}.',
        'Use the e-mail address of your policy. Your policies are then there by themselves.',
      ],
    },
    {
      title: 'Documents',
      lines: [
        'Each policy has its schedule, certificate, receipt and wording. {{label:policies:policy.all}} takes them in one go.',
        'Without an account: the link in your mail opens them with the date of birth of the policyholder.',
        '{{label:policy-ask:title}} answers from the wording and shows the page.',
      ],
    },
    {
      title: 'Change, renew, cancel',
      lines: [
        '{{label:policies:policy.amend}}: plan, dates, people and more. You see the price first.',
        '{{label:policies:policy.change}}: address and telephone, free of charge.',
        '{{label:policies:policy.renew}}: with your answers, at today’s price.',
        '{{label:policies:policy.cancel}}: you see what you get back before you confirm. It cannot be undone.',
      ],
    },
    {
      title: 'Agents, offers, account',
      lines: [
        '{{label:portal:menu.agents}} is for whom you want to ask first. Your policies stay with whom you bought them from.',
        '{{label:portal:menu.preferences}} decides about offers alone; mails about your policies always come.',
        'You can delete the account at {{label:portal:menu.details}}. Your policies go on.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A policy is missing: it was bought with another e-mail address. Sign up with that one, or ask your agent.',
        'Documents are closed: after five wrong dates they open again in 24 hours, or at once in your account.',
        'A payment is missing: the policy says so, and {{label:policies:policy.payments}} lets you pay it.',
        'Ten wrong passwords lock the account, but not in browsers where you signed in before. Elsewhere choose {{label:account:password.forgotten}}, or write to us; your policies are safe.',
      ],
    },
  ],
  screens: [
    { path: portalPaths.policies, label: 'portal:menu.policies' },
    { path: portalPaths.details, label: 'portal:menu.details' },
  ],
  related: ['claims', 'buy-insurance'],
};
