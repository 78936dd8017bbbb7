import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const languages: Guide = {
  area: 'page',
  words: 'translate translation multilingual international interface app language',
  sections: [
    {
      lines: [
        'Your page can be in up to five more languages, each at an address of its own.',
        'Visitors are offered their language and choose for themselves.',
      ],
    },
    {
      title: 'Add a language',
      steps: [
        'Open {{label:app:menu.pageSettings}} and go to {{label:languages:title}}.',
        'Choose {{label:languages:add}} and search for it by name.',
        'Publish. Your texts are translated; names and figures stay as they are.',
        'Choose {{label:languages:open}} to read them beside the original and to write your own words.',
      ],
    },
    {
      title: 'Good to know',
      lines: [
        'What you wrote yourself is never overwritten. {{label:language-texts:again}} gives the automatic text back.',
        '{{label:language-texts:state.changed}}: look whether your own words still fit.',
        'When you remove a language its texts are kept. They are there again when you add it.',
        '{{label:page-settings:language.title}} is the language you write in. What the app speaks with you is another thing: {{label:settings:language.title}} in {{label:account-tabs:settings}}.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        '{{label:language-texts:state.failed}}: visitors see the original there. Write this text yourself, or translate it again.',
        'It is still being translated: the texts come in by themselves.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.pageSettings, label: 'app:menu.pageSettings' },
    { path: routePatterns.settings, label: 'account-tabs:settings' },
  ],
  related: ['go-live', 'assistant'],
};
