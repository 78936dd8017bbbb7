import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const team: Guide = {
  area: 'company',
  words: 'invite member colleague role administrator editor agent agency connection broker people leave remove',
  sections: [
    {
      lines: [
        'Whoever you invite works under your company’s plan and needs none of their own.',
        'Agents keep their own page and account, and connect with you as their agency.',
      ],
    },
    {
      title: 'Invite somebody to the company',
      steps: [
        'Open {{label:app:menu.productTalk}} and choose {{label:product-talk:company.open}}.',
        'At {{label:product-talk:people.title}} enter the e-mail address and choose a role.',
        'Press {{label:product-talk:people.invite}}. The link in the mail works once, for seven days, for this address.',
      ],
    },
    {
      title: 'Roles',
      lines: [
        '{{label:product-talk:people.role.admin}}: products and documents, the company itself, and its people.',
        '{{label:product-talk:people.role.editor}}: products and their documents.',
        '{{label:product-talk:people.role.agent}}: shows products on a page of their own, and edits nothing.',
      ],
    },
    {
      title: 'Connect an agent',
      steps: [
        'The agent opens {{label:account-tabs:settings}}, goes to {{label:settings:agency.title}}, enters your e-mail and presses {{label:settings:agency.ask}}.',
        'You get a mail. In {{label:account-tabs:settings}} at {{label:settings:agents.title}} choose {{label:settings:agents.confirm}}.',
        'In a product’s {{label:product-design:view.share}} choose which agents may show it, and which level they need.',
        'The agent switches it on in {{label:app:menu.profile}}, at {{label:products:title}}.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'The invitation opens nothing: it was used, taken back, or is older than seven days. Invite anew.',
        'You cannot confirm an agent: the plan has no connection left. Team plans have as many as you like.',
        'An agent does not see a product: check who may open it, the chosen agents, and the level.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.company, label: 'product-talk:company.title' },
    { path: routePatterns.settings, label: 'account-tabs:settings' },
  ],
  related: ['document-chat', 'learning', 'products'],
};
