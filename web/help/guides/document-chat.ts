import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const documentChat: Guide = {
  area: 'company',
  words:
    'ProductTalk PDF Word upload knowledge RAG widget embed website iframe script citations sources passages questions limit scan',
  sections: [
    {
      lines: [
        'Visitors ask the documents of a product. Each sentence of the answer names its page, and opens it with the passage marked.',
        'It is part of Pro and the team plans. The editor needs a computer.',
      ],
    },
    {
      title: 'Bring a product',
      steps: [
        'Open {{label:app:menu.productTalk}}, enter the name of your company and choose {{label:product-talk:welcome.start}}.',
        'Choose {{label:product-talk:products.new}} and name it.',
        'Drag its documents in: PDF, Word, HTML, Markdown or text, up to 50 MB and 1,000 pages each, 100 documents a product.',
        'Wait until they are {{label:product-design:state.ready}}. {{label:product-design:documents.look}} shows all that the chat knows of a document.',
        'In {{label:product-design:view.page}} set greeting, description, suggested questions and the standard reply. Try the chat beside it.',
      ],
    },
    {
      title: 'Put it in front of people',
      steps: [
        'In {{label:product-design:view.share}} choose {{label:product-design:share.who}}.',
        'Send the link, or put the chat on agents’ pages.',
        'For a website: add its address at {{label:product-design:embed.title}}, choose {{label:product-design:embed.copy}}, and paste the line before the end of the page’s body.',
      ],
    },
    {
      title: 'Keep it right',
      lines: [
        '{{label:product-design:documents.replace}} a document when it changes. Until the new one is ready, the one before answers.',
        '{{label:product-design:view.questions}} lists what the documents do not say. Answer once, and the chat knows it.',
        '{{label:product-design:view.usage}} shows questions per day and what was asked most.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A document could not be read: its row says why. A scan needs text recognition first; a locked PDF has to be saved without its password.',
        'The button does not show on a website: is its address on the list, written as the browser shows it? Does the site allow our script?',
        'Visitors get passages instead of answers: the month of the plan is used up, or the plan does not include the chat any more.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.productTalk, label: 'app:menu.productTalk' },
    { path: routePatterns.plan, label: 'app:menu.plan' },
  ],
  related: ['team', 'learning', 'plans'],
};
