import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const assistant: Guide = {
  area: 'talk',
  words:
    'AI bot chatbot answers questions facts key information greeting tone style coach exam test gaps teach limit month',
  sections: [
    {
      lines: [
        'The assistant answers from your page and from what you write here, and names its sources. What is not written there it does not answer.',
        'It is part of Individual and larger plans. Without it visitors get your standard reply and can leave their number.',
      ],
    },
    {
      title: 'Give it facts',
      steps: [
        'Open {{label:app:menu.assistant}}. Enter your industry and profession.',
        'At {{label:assistant:setup.keyInformation}} write offers, prices, opening hours, how you work. One fact a line works best.',
        'At {{label:assistant:setup.clientConcerns}} write the questions that clients ask, with your answers.',
        'Press {{label:assistant:setup.save}}. Your answers are checked; when something is too thin, it says what is looked for.',
        'Short of words? {{label:coach:suggestions.ask}} drafts texts. Nothing counts before you take it over.',
      ],
    },
    {
      title: 'Set its manner',
      lines: [
        '{{label:assistant:manner.title}}: its name and one of four styles.',
        '{{label:assistant:greetings.title}}: for morning, afternoon and evening of your visitor.',
        '{{label:assistant:fallback.reply}}: what it says when it has no answer. Say when you get back to people.',
        '{{label:assistant:fallback.method}}: WhatsApp, the contact form, or none.',
      ],
    },
    {
      title: 'Test and teach',
      steps: [
        'Ask it yourself at {{label:assistant:try.title}}. Only you see this, and it does not count.',
        'Open {{label:assistant:views.exam}} and press {{label:exam:start}}. You see what it answers, from which source.',
        'Open {{label:assistant:views.gaps}} once a week: visitors asked this in vain. Answer once, and it knows from then on.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'It gives the standard reply although you wrote the answer: write the fact as one plain sentence, in the words that clients use.',
        'An answer is wrong: open its source and change what stands there.',
        'The month is used up: until the next one visitors get passages from your page and the way to you.',
      ],
    },
  ],
  screens: [{ path: routePatterns.assistant, label: 'app:menu.assistant' }],
  related: ['conversations', 'plans', 'languages'],
};
