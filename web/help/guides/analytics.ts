import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const analytics: Guide = {
  area: 'talk',
  words:
    'statistics figures visits views visitors clicks sources countries devices cookies tracking numbers report download',
  sections: [
    {
      lines: [
        'Choose 7, 14 or 28 days. Each figure is compared with as many days before.',
        'Days begin and end in your time zone. Figures are kept for 60 days.',
      ],
    },
    {
      title: 'What is counted',
      lines: [
        'A page view counts once somebody scrolls, taps or types.',
        'Bots, link previews and your own visits in a browser where you use the editor do not count.',
        'Visitors are told apart within a day. Who comes back on another day is counted again.',
        'There are no cookies, and nothing that could tell who a visitor is gets kept.',
      ],
    },
    {
      title: 'Read it',
      steps: [
        'Open {{label:app:menu.analytics}} and choose a figure for the chart.',
        '{{label:analytics:funnel.title}} shows how many visits led to a talk and how many to a number.',
        '{{label:analytics:links.title}} and {{label:analytics:sources.title}} say what works.',
        '{{label:analytics:places.title}} tells your printed codes apart.',
        '{{label:analytics:queries.title}} shows what people want to know. Put the answers on your page.',
        '{{label:analytics:chart.showTable}} and {{label:analytics:chart.save}} give you the numbers.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'Your own visit is counted: you looked in a browser where you never opened the editor.',
        'Nothing is counted: is the page live, and has somebody done more than load it?',
        'Days look shifted: check the time zone in {{label:account-tabs:settings}}.',
      ],
    },
  ],
  screens: [{ path: routePatterns.analytics, label: 'app:menu.analytics' }],
  related: ['share', 'leads', 'conversations'],
};
