import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const firstPage: Guide = {
  area: 'page',
  words: 'start begin sign up register create account new trial code verification CV LinkedIn import vCard',
  sections: [
    {
      lines: [
        'A page needs four things: a user name, a title, a few words about you, and one way to reach you.',
        'What you type is saved while you type.',
      ],
    },
    {
      title: 'Open an account',
      steps: [
        'On the sign-in screen choose {{label:account:signIn.create}}. Enter your name and your e-mail or phone number.',
        'Enter the 6-digit code that we send you.',
        'Choose a password, confirm that you are 18 or over, and agree to the terms. Then press {{label:account:finish.create}}.',
      ],
    },
    {
      title: 'Make the page',
      steps: [
        'You have a CV as PDF or a contact card? Drop it at {{label:first-visit:start.title}} and tick what you want. Otherwise choose {{label:first-visit:start.empty}}.',
        '{{label:editor-basics:basic.agentName}} becomes the address of your page. You see at once whether it is free.',
        'Fill in {{label:editor-basics:basic.titleField}} and {{label:editor-basics:basic.aboutMe}}. Your assistant answers from them, too.',
        'Choose a channel at {{label:first-visit:first.contact}}.',
        'Press {{label:editor:goLive.button}}. Link, QR code and ways to share appear.',
        'Add photos, offers and everything else whenever you like: choose {{label:first-visit:first.more}}.',
      ],
    },
    {
      title: 'What it costs',
      lines: [
        'A new account has everything in Individual for 14 days. No card is needed, and nothing is charged by itself.',
        'After that you are on Free, and your page stays up.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'No code came: look into the spam folder, or press {{label:account:code.again}}. A code works for 10 minutes.',
        'The name is taken: choose another one, or take the one that is suggested.',
        'Something is missing: the message has a button that leads to the field.',
        '{{label:editor:conflict.title}}: {{label:editor:conflict.keepMine}} puts your changes on top of the others, {{label:editor:conflict.reload}} drops yours.',
      ],
    },
  ],
  screens: [{ path: routePatterns.profile, label: 'app:menu.profile' }],
  related: ['design', 'assistant', 'go-live'],
};
