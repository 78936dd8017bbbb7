import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TextPair } from '../../../../../../shared/model/page-languages.ts';
import { bringLanguages, takeLanguages } from '../../../../../../web/app/areas/editor/bring/take-languages.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { newsOf } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

afterEach(forgetCalls);

const pair = (path: string, state: TextPair['state']): TextPair => ({
  path,
  group: 'profile',
  original: 'Original',
  text: `In German: ${path}`,
  state,
});

describe('the languages of a page in its archive', () => {
  it('hold what the owner wrote and nothing of the model', async () => {
    const texts = [
      pair('profile/title', 'owner'),
      pair('profile/tagline', 'changed'),
      pair('profile/aboutMe', 'model'),
    ];
    answer('getPageLanguages', ({ language }) => ({
      languages: [{ language: 'de_de', translated: 3, texts: 3 }],
      texts: language === 'de_de' ? texts : [],
      hasTranslator: true,
    }));

    expect(await takeLanguages()).toEqual([
      {
        language: 'de_de',
        texts: [
          { path: 'profile/title', text: 'In German: profile/title' },
          { path: 'profile/tagline', text: 'In German: profile/tagline' },
        ],
      },
    ]);
  });

  it('come back a hundred texts at a time, to news that have got other ids', async () => {
    answer('savePageLanguage', ({ language }) => ({ languages: [language] }));
    const news = newsOf(1);
    const [first] = news;
    const many = Array.from({ length: 120 }, (_, index) => ({ path: `offers/o${index}/title`, text: 'x' }));
    const texts = [{ path: `news/${first?.postId}/title`, text: 'Neues' }, ...many];
    const now = news.map((post) => ({ ...post, postId: '01JGFJJZ0000000000000000ZZ' }));
    await bringLanguages({ languages: [{ language: 'de_de', texts }], news }, now);
    const sent = callsTo('savePageLanguage').map(({ input }) => input.texts as { path: string; text: string }[]);

    expect(sent.map(({ length }) => length)).toEqual([100, 21]);
    expect(sent[0]?.[0]).toEqual({ path: 'news/01JGFJJZ0000000000000000ZZ/title', text: 'Neues' });
  });

  it('come back without a text of the owner, too', async () => {
    answer('savePageLanguage', ({ language }) => ({ languages: [language] }));
    await bringLanguages({ languages: [{ language: 'fr_fr', texts: [] }], news: [] }, []);

    expect(callsTo('savePageLanguage').map(({ input }) => input)).toEqual([
      { language: 'fr_fr', isOn: true, texts: [] },
    ]);
  });
});
