import { routePatterns } from '../../lib/routes.ts';
import { WHEN_IT_FAILS, type Guide } from '../guide.ts';

export const design: Guide = {
  area: 'page',
  words:
    'template theme colour color font background picture image photo film video cover dark light layout style bar library bin',
  sections: [
    {
      lines: [
        'The phone beside the editor shows your page as visitors will see it. Nothing is public before you publish.',
        'Taps on {{label:editor:undo.undo}} take back one change after the other.',
      ],
    },
    {
      title: 'Choose how it looks',
      steps: [
        'Open {{label:app:menu.design}}. {{label:editor-design:template.title}} shows your own page in each of the five templates.',
        'Take a photo of yours or a drawn picture as {{label:editor-design:cover.title}}.',
        'Choose one {{label:editor-design:colour.title}}; everything else follows from it. A colour of your own is adjusted where words could not be read.',
        'Choose light, dark or automatic as {{label:editor-design:appearance.theme}}.',
        'Choose {{label:editor-design:font.title}}. Those that are on every device open at once; those of the library travel with your page.',
        'With {{label:editor-design:bar.show}} your highlight, the assistant and up to four contacts stay at the bottom of the phone.',
        'Press {{label:editor:goLive.publish}}.',
      ],
    },
    {
      title: 'Photos and film',
      lines: [
        'Photos are at {{label:photos:photos.title}} in {{label:app:menu.profile}}: JPG, PNG or GIF, up to 8 MB each.',
        'The {{label:editor-profile:film.title}} is MP4 or WebM, up to 30 MB and 3 minutes. Visitors start it themselves.',
        '{{label:photos:library.title}} in {{label:app:menu.pageSettings}} holds all your pictures. {{label:library:library.removeBackground}} works there.',
      ],
    },
    {
      title: WHEN_IT_FAILS,
      lines: [
        'A template or cover with the mark {{label:editor-design:template.upgradeMark}} can be tried, but published only with a plan that includes it. What is live stays as it is.',
        'A photo is refused: check its kind and its size. Save it as JPG and try again.',
        'Something is gone: {{label:page-settings:bin.title}} in {{label:app:menu.pageSettings}} keeps it for 30 days. Choose {{label:page-settings:bin.restore}}.',
      ],
    },
  ],
  screens: [
    { path: routePatterns.design, label: 'app:menu.design' },
    { path: routePatterns.pageSettings, label: 'app:menu.pageSettings' },
  ],
  related: ['first-page', 'go-live', 'plans'],
};
