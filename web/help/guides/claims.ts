import { portalPaths } from '../../portal/portal-paths.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const claims: Guide = {
  area: 'insurance',
  words: 'claim loss accident damage theft stolen emergency photo notice report notify',
  sections: [
    { lines: ['If somebody is hurt, get help first. Everything else can wait a little.'] },
    {
      title: 'Tell us what happened',
      steps: [
        'Sign in to the portal and open the policy at {{label:portal:menu.policies}}.',
        'Choose {{label:policies:policy.claim}}.',
        'Say what happened, when and where, in your own words.',
        'Add photos if you have some: JPG or PNG.',
        'Press {{label:claims:send}}. You get a number, and a copy by mail. The screen says to whom the notice went.',
      ],
    },
    {
      title: 'Good to know',
      lines: [
        'Keep receipts, tickets and police reports.',
        'You can still tell us about something that happened before a policy ended.',
        'Once a loss is notified, cancelling the policy gives nothing back.',
        '{{label:policy-ask:title}} shows what your wording says. Whether a claim is paid is decided when you make it.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A photo is refused: save it as JPG or PNG, make it smaller, or send the notice without it.',
        'You have no account: open one with the e-mail address of your policy.',
        'It is urgent: the ways to reach your agent stand with your policy.',
      ],
    },
  ],
  screens: [{ path: portalPaths.policies, label: 'portal:menu.policies' }],
  related: ['policies', 'buy-insurance'],
};
