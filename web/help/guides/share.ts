import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const share: Guide = {
  area: 'page',
  words:
    'QR code print business card vCard contact wallet Apple Google social preview WhatsApp LinkedIn poster flyer places gallery showcase',
  sections: [
    { lines: ['Everything here is in {{label:app:menu.pageSettings}}.'] },
    {
      title: 'QR code',
      steps: [
        'At {{label:share:code.title}} choose {{label:share:code.design}} for colours, shapes and what is in the middle.',
        'The code is tried while you change it. Save it when it says that it can be read.',
        'Download it as PNG, SVG or PDF.',
      ],
    },
    {
      title: 'A code for each place',
      steps: [
        'At {{label:share:places.title}} say where the code will be, and choose {{label:share:places.add}}. There can be 50.',
        'Print that code there. {{label:app:menu.analytics}} then says how many visits came from it.',
      ],
    },
    {
      title: 'Cards and links',
      lines: [
        '{{label:share:card.title}} has front and back as PNG and PDF. It comes with the Individual plan, once your page is live.',
        'Visitors find {{label:page:page.share}}, {{label:page:page.addContact}} and {{label:page:page.addWallet}} on your page.',
        '{{label:link-preview:title}} shows how your link looks in messages and posts.',
        '{{label:link-preview:save.title}} makes a picture or PDF of the live page.',
        '{{label:page-settings:showcase.show}} puts your page among others of your field. Off means gone within a minute.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'The code cannot be read: choose a darker colour, a smaller middle, or print it larger. {{label:share:check.nearest}} does it for you.',
        'The picture of a link is old: {{label:link-preview:again}}. Networks may keep the old one for a while.',
        'No wallet: where none is set up, visitors take the contact file instead.',
      ],
    },
  ],
  screens: [{ path: routePatterns.pageSettings, label: 'app:menu.pageSettings' }],
  related: ['go-live', 'analytics', 'leads'],
};
