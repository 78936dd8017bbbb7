import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const leads: Guide = {
  area: 'talk',
  words:
    'contact request quote form inbox spam reminder note export CSV CRM webhook SMS WhatsApp notification mail quiet hours',
  sections: [
    {
      lines: [
        'A lead is somebody who left a name and a number on your page. You get a mail at once.',
        'Leads stay until you delete them. What you delete waits for 30 days under {{label:leads:folder.deleted}}.',
      ],
    },
    {
      title: 'Work through them',
      steps: [
        'Open {{label:app:menu.leads}}. Call, write on WhatsApp, or copy the number.',
        'Set the status: {{label:leads:status.contacted}} or {{label:leads:status.done}}.',
        'Add a note for yourself. {{label:leads:reminder.set}} sends you a mail at the time you choose.',
        '{{label:leads:conversation}} shows what the person asked before.',
        '{{label:leads:export.open}} makes a table or contacts for your address book of what you have filtered.',
      ],
    },
    {
      title: 'Choose how you are told',
      steps: [
        'Open {{label:leads:settingsLink}}.',
        '{{label:leads:quiet.title}}: mails wait until you are up, and come as one.',
        '{{label:leads:alert.title}}: an SMS or a WhatsApp message beside the mail. Confirm your number with the code. There are at most 20 a day.',
        '{{label:leads:webhook.title}}: each lead goes to your own system, signed. Keep the secret; it is shown once.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A lead is missing: look at {{label:leads:folder.spam}}. What is none can be brought back for 30 days.',
        'No mail: check quiet hours and the spam folder of your mailbox. The lead is in the inbox all the same.',
        'No message to your phone: the settings say why, for example that the number answered STOP.',
        'The webhook was switched off: nothing was taken for three days. Mend your system, then set it again.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.leads, label: 'app:menu.leads' },
    { path: routePatterns.leadSettings, label: 'leads:settingsLink' },
  ],
  related: ['conversations', 'analytics', 'share'],
};
