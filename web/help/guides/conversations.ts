import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const conversations: Guide = {
  area: 'talk',
  words: 'chat history transcript live person take over human visitor reply filter rating 60 days',
  sections: [
    {
      lines: [
        '{{label:app:menu.history}} has each conversation word for word, with the source of every sentence.',
        'Conversations are kept for 60 days.',
      ],
    },
    {
      title: 'Read and learn',
      lines: [
        'Search for names and questions, or narrow the list with {{label:history:filter.open}}.',
        '{{label:history:filter.withLead}} shows only those who left a number.',
        'Where your standard reply was given, {{label:history:teach}} lets you write the answer.',
      ],
    },
    {
      title: 'Answer in person',
      steps: [
        'A visitor chooses {{label:page:chat.person}}. A line at the top of the app says so; choose {{label:app:waiting.open}}.',
        'Press {{label:history:desk.takeOver}}. From then on your assistant is silent.',
        'Write your messages. The visitor sees that you are there.',
        'Press {{label:history:desk.handBack}} when you are done.',
      ],
    },
    {
      title: 'How long visitors wait',
      lines: [
        'Set it at {{label:assistant:personWait.label}} in {{label:app:menu.assistant}}: 1 to 15 minutes.',
        'After that the chat asks for their number, and you find it among your leads.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'You close the window without handing back: after about two minutes the assistant answers again.',
        'The visitor has gone: they see your message when they come back to the chat.',
        'A conversation is missing: it may be older than 60 days, or a filter hides it.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.history, label: 'app:menu.history' },
    { path: routePatterns.assistant, label: 'app:menu.assistant' },
  ],
  related: ['assistant', 'leads', 'analytics'],
};
