import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const goLive: Guide = {
  area: 'page',
  words:
    'publish online preview draft link address URL user name rename version restore unpublish offline take down suspended appeal',
  sections: [
    {
      lines: [
        'You work on a draft. Visitors see what you published last.',
        'News, products and answers for your assistant count at once, without publishing.',
      ],
    },
    {
      title: 'Publish',
      steps: [
        'Press {{label:editor:goLive.button}}; later the same button says {{label:editor:goLive.publish}}.',
        'Wait until the page is live. You can go on working meanwhile.',
      ],
    },
    {
      title: 'Show a draft to somebody',
      steps: [
        'Open {{label:app:menu.pageSettings}} and go to {{label:page-settings:previewLink.title}}.',
        'Choose {{label:page-settings:previewLink.create}} and send the link. It works for 24 hours.',
        '{{label:page-settings:previewLink.again}} makes a new link; the one before stops working.',
      ],
    },
    {
      title: 'Change the address',
      lines: [
        'Change {{label:editor-basics:basic.agentName}} in {{label:app:menu.profile}} and publish. The page moves.',
        'The old address leads to the new one for 30 days. Then somebody else can have it.',
      ],
    },
    {
      title: 'Go back, or take it down',
      lines: [
        '{{label:page-settings:versions.title}} keeps the newest twenty states. Choose {{label:page-settings:versions.look}}, then {{label:page-settings:versions.restore}}; visitors see it when you publish.',
        '{{label:page-settings:status.unpublish}} works at once. Your draft and your user name stay.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'Something is missing: user name, title and about me are needed. The message leads to the field.',
        'It takes longer than usual: go on working, the page goes live by itself.',
        'The template needs an upgrade: choose a free one, or see the plans.',
        'The page is suspended: the reason is at the top. {{label:suspension:suspension.appeal}} asks us to look again, once.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.profile, label: 'app:menu.profile' },
    { path: routePatterns.pageSettings, label: 'app:menu.pageSettings' },
  ],
  related: ['share', 'first-page', 'design'],
};
