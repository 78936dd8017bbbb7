import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const security: Guide = {
  area: 'account',
  words:
    'password forgot reset passkey biometric fingerprint face PIN lock authenticator two-factor 2FA recovery code session device hacked e-mail phone change locked login',
  sections: [
    {
      lines: [
        'Most of this is in {{label:account-tabs:security}}. Before a change of how your account opens, you may be asked to confirm that it is you.',
      ],
    },
    {
      title: 'Ways to sign in',
      lines: [
        'With e-mail or phone and password; where it is offered, with Google.',
        '{{label:security:passkeys.add}}: your fingerprint, your face or a security key opens the account.',
        '{{label:security:authenticator.setUp}}: after the password we ask for a code that only your phone shows. Keep the ten recovery codes.',
        '{{label:security:pin.create}}: four digits open this one browser. Choose after how long the app locks; {{label:app:menu.lock}} locks it at once.',
      ],
    },
    {
      title: 'Change the password',
      steps: [
        'At {{label:security:password.title}} choose {{label:security:password.change}}.',
        'Enter the current one, then the new one twice. All other devices are signed out.',
      ],
    },
    {
      title: 'Change e-mail or phone',
      steps: [
        'Open {{label:account-tabs:settings}} and go to {{label:settings:contact.title}}.',
        'Enter the new one and confirm it with the code.',
        'If it was not you: the mail to your former address has a link that takes the change back.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'You forgot the password: choose {{label:account:password.forgotten}} on the sign-in screen.',
        'Ten wrong passwords lock the account, but not in browsers where you signed in before. Elsewhere choose {{label:account:password.forgotten}}, or write to us, and we unlock it. Your page stays online.',
        'The PIN was wrong five times: sign in with your password, then it works again.',
        'Your phone is lost: choose {{label:lock:factor.useRecovery}}. Each code works once.',
        'You see a device that you do not know: end it at {{label:security:sessions.title}} and choose a new password.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.security, label: 'account-tabs:security' },
    { path: routePatterns.settings, label: 'account-tabs:settings' },
  ],
  related: ['privacy', 'plans'],
};
