// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressOf, type TextPair } from '../../../../../../shared/model/page-languages.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { openEditor, refusal, startServer } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));

afterEach(() => {
  cleanup();
  forgetCalls();
});

const pair = (path: string, text: string, state: TextPair['state']): TextPair => ({
  path,
  group: 'profile',
  original: `Original of ${path}`,
  text,
  state,
});
const all = [
  pair('profile/title', 'Innenarchitektin', 'owner'),
  pair('profile/tagline', 'Ruhige Zimmer', 'changed'),
  pair('profile/aboutMe', '', 'missing'),
];
const server = { languages: ['de_de' as const], texts: all, hasTranslator: false };

beforeEach(() => {
  startServer();
  Object.assign(server, { languages: ['de_de'], texts: all, hasTranslator: false });
  answer('getPageLanguages', ({ language }) => ({
    languages: server.languages.map((value) => progressOf(value, server.texts)),
    texts: language ? server.texts : [],
    hasTranslator: server.hasTranslator,
  }));
  answer('saveTranslation', ({ path, text }) => {
    const saved = pair(path, text, text === '' ? 'missing' : 'owner');
    server.texts = server.texts.map((one) => (one.path === path ? saved : one));
    return { text: saved };
  });
  answer('savePageLanguage', ({ isOn }) => {
    if (!isOn) server.languages = [];
    return { languages: server.languages };
  });
});

const open = async () => {
  const user = await openEditor('/app/settings-page', 'More languages');
  await user.click(await screen.findByRole('button', { name: 'Texts in Deutsch (Deutschland)' }));
  await screen.findByRole('heading', { name: 'Deutsch (Deutschland)' });
  return user;
};
const row = (name: string): HTMLElement => {
  const found = screen.getByRole('textbox', { name }).closest('li');
  if (!found) throw new Error(`There is no row for ${name}.`);
  return found;
};
const saved = () => callsTo('saveTranslation').map(({ input }) => input);

describe('the languages of a page', () => {
  it('say how far each is', async () => {
    await openEditor('/app/settings-page', 'More languages');
    expect(await screen.findByText('2 of 3 texts')).toBeTruthy();
  });

  it('show each text beside its original, with whose it is', async () => {
    await open();

    expect(within(row('Title')).getByText('By you')).toBeTruthy();
    expect(within(row('Tagline')).getByText('The original has changed')).toBeTruthy();
    expect(within(row('About me')).getByText('Original of profile/aboutMe')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('lang')).toBe('de-DE');
  });

  it('save a text when its field is left, once, and only when it is another', async () => {
    const user = await open();
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.type(screen.getByRole('textbox', { name: 'About me' }), 'Über mich');
    await user.tab();

    expect(saved()).toEqual([{ language: 'de_de', path: 'profile/aboutMe', text: 'Über mich' }]);
    expect(await screen.findByText('All 3 texts')).toBeTruthy();
  });

  it('keep what was typed when it could not be saved, and say why', async () => {
    const user = await open();
    answer('saveTranslation', () => Promise.reject(refusal('conflict')));
    await user.type(screen.getByRole('textbox', { name: 'About me' }), 'Über mich');
    await user.tab();

    expect(await within(row('About me')).findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About me' }).value).toBe('Über mich');
  });

  it('show what is still to be looked at', async () => {
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'To look at' }));

    expect(
      screen.getAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent),
    ).toEqual(['Tagline', 'About me']);
  });

  it('say where no model translates, and give the original back', async () => {
    const user = await open();
    expect(screen.getByText(/This machine's model does not translate/)).toBeTruthy();
    await user.click(within(row('Title')).getByRole('button', { name: 'Back to the original' }));

    expect(saved()).toEqual([{ language: 'de_de', path: 'profile/title', text: '' }]);
    expect(await within(row('Title')).findByText('Not translated yet')).toBeTruthy();
  });

  it('offer to translate again where a model does', async () => {
    server.hasTranslator = true;
    const user = await open();
    await user.click(within(row('Title')).getByRole('button', { name: 'Translate again' }));

    expect(saved()).toEqual([{ language: 'de_de', path: 'profile/title', text: '' }]);
  });

  it('go only after a question', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Remove this language' }));
    expect(callsTo('savePageLanguage')).toEqual([]);
    const question = await screen.findByRole('dialog', { name: 'Remove Deutsch (Deutschland) from your page?' });
    await user.click(within(question).getByRole('button', { name: 'Remove this language' }));

    expect(callsTo('savePageLanguage').map(({ input }) => input)).toEqual([{ language: 'de_de', isOn: false }]);
    expect(await screen.findByRole('heading', { name: 'More languages' })).toBeTruthy();
  });
});
