import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const insurer: Guide = {
  area: 'insurance',
  words:
    'insurance company product file JSON version publish channel domain voucher discount exclusion list sanction sales',
  sections: [
    {
      lines: [
        'A product is data: what is asked, decided and paid, with its words and wordings, in one file.',
        'Channels decide where it is sold. The screens of this part are in English.',
      ],
    },
    {
      title: 'Publish a product',
      steps: [
        'Open {{label:app:menu.productTalk}}, then {{label:product-talk:products.insurance}}.',
        'Choose a product file. It is tried on its own example cases first.',
        'When it holds, the new version is on sale. Quotes that were made before keep theirs.',
      ],
    },
    {
      title: 'Open a channel',
      steps: [
        'Go to Channels and add one. Its code stands in the address, and stays.',
        'Choose products and languages, in the order in which they are shown.',
        'Choose whether visitors can buy without an agent, and switch it on.',
        'Copy the address and try it.',
      ],
    },
    {
      title: 'Vouchers and exclusions',
      lines: [
        'A voucher takes off a percentage of the premium or an amount, as often as you say.',
        'Of people on the exclusion list only marks are kept. An application of such a person waits for your decision.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A file is refused: nothing was published. The message names each thing that the file does not hold.',
        'A channel answers as if it were not there: it is switched off, or its code is another one.',
        'A version has to change: it never does. Publish the next one.',
      ],
    },
  ],
  screens: [{ path: routePatterns.insurer, label: 'product-talk:products.insurance' }],
  related: ['applications', 'document-chat', 'team'],
};
