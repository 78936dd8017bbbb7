import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const privacy: Guide = {
  area: 'account',
  words:
    'GDPR export download data delete erase account remove backup retention e-mails unsubscribe support staff inactive leave',
  sections: [
    {
      title: 'Take your data with you',
      steps: [
        'Open {{label:account-tabs:security}} and go to {{label:security:export.title}}.',
        'Choose {{label:security:export.ask}}. A mail tells you when the file is there.',
        'Download it within seven days. It holds account, page, conversations, leads, invoices, and what support looked at.',
        'Only the page, to bring it elsewhere? {{label:bring:take}} in {{label:app:menu.pageSettings}}.',
      ],
    },
    {
      title: 'Delete your account',
      steps: [
        'Save what you want to keep first: deleting cannot be undone.',
        'In {{label:account-tabs:security}} choose {{label:security:deletion.open}}.',
        'Prove that it is you, with the password or a code, and choose {{label:security:deletion.confirm}}.',
        'You are signed out everywhere and your page is gone at once. A mail says what was removed.',
      ],
    },
    {
      title: 'What is kept, and for how long',
      lines: [
        'Conversations with visitors: 60 days. Deleted leads and pictures: 30 days in the bin.',
        'Invoices: ten years, because the law demands it; after a deletion under a pseudonym.',
        'Backups: at most twelve months, for repairs alone.',
        'An account on Free in which nobody was seen for 90 days is deleted. We write 30, 7 and 1 days before; one sign-in is enough to keep it.',
      ],
    },
    {
      title: 'Who sees what',
      lines: [
        'Our staff see little of an account, for 30 minutes and with a reason. {{label:security:supportActs.title}} lists each look.',
        'Choose which mails you get at {{label:settings:mails.title}} in {{label:account-tabs:settings}}.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'The file could not be put together: choose {{label:security:export.ask}} once more.',
        'The download does not start: open the screen again. The link in it is good for five minutes.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.security, label: 'account-tabs:security' },
    { path: routePatterns.settings, label: 'account-tabs:settings' },
  ],
  related: ['security', 'plans', 'policies'],
};
