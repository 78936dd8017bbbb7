import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const learning: Guide = {
  area: 'company',
  words: 'training exam quiz test certificate foundation advanced expert repeat questions pass fail review approve',
  sections: [
    {
      lines: [
        'Agents learn the products of their company from its documents. Each answer is marked at once, with the page that it stands on.',
        'There are three levels. Each is valid for a year, and a company may ask for one before a product is shown.',
      ],
    },
    {
      title: 'For agents',
      steps: [
        'Open {{label:app:menu.learning}} and choose a product.',
        'Press {{label:learning:begin}}. There are 6, 8 or 10 questions; 80 % have to be right, for the highest level 90 %.',
        'A test may take 60 minutes. You can leave, and it goes on where you left it.',
        'Passed? {{label:learning:certificate}} is there to download.',
        '{{label:learning:repetition.title}} brings back what you did not know, until it stays.',
      ],
    },
    {
      title: 'For companies',
      steps: [
        'Open a product in {{label:app:menu.productTalk}} and go to {{label:product-design:view.learning}}.',
        'Choose {{label:learning:review.make}}. They are made from the documents.',
        'Read each one, then {{label:learning:review.approve}}, {{label:learning:review.edit}} or {{label:learning:review.reject}}. Nobody is asked before you have approved.',
        'When a document changes, only the questions that it touches expire.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'The next test cannot begin yet: there are three tests a day, two for the highest level. The screen says when.',
        'A level is not open: pass the one before it first.',
        '{{label:learning:unavailableText}} Ask your company.',
        '{{label:learning:nobody.title}}: choose {{label:learning:nobody.connect}}.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.learning, label: 'app:menu.learning' },
    { path: routePatterns.productTalk, label: 'app:menu.productTalk' },
  ],
  related: ['team', 'document-chat', 'products'],
};
