import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const products: Guide = {
  area: 'page',
  words: 'sell shop price course service offer item company agency insurance button request',
  sections: [
    {
      lines: [
        'Each product has a page of its own that can be shared, and your assistant knows it.',
        'Once your page is live, changes to products show at once. There can be 50.',
      ],
    },
    {
      title: 'Add a product',
      steps: [
        'Open {{label:app:menu.profile}} and go to {{label:products:title}}. Choose {{label:products:add}}.',
        'Enter name and price, then {{label:product-form:summary}} and the description. Add up to five photos.',
        'Choose what the button does: it opens the request form, the assistant or a web address.',
        'Press {{label:product-form:publish}}.',
        'Drag products into the order you like. Switch one off to hide it.',
      ],
    },
    {
      title: 'Products of your company',
      lines: [
        'They appear below your own once you are connected to your company or agency.',
        'You choose which ones your page shows; the company looks after name, picture and documents.',
        'Some need a level: {{label:products:company.learn}} leads to the test.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'You deleted one by mistake: {{label:page-settings:bin.title}} in {{label:app:menu.pageSettings}} has it for 30 days.',
        'You changed its address: earlier addresses keep leading there.',
        '{{label:products:company.levelLacks}}: pass the test, and the product is back by itself.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.profile, label: 'app:menu.profile' },
    { path: routePatterns.learning, label: 'app:menu.learning' },
  ],
  related: ['first-page', 'learning', 'leads'],
};
