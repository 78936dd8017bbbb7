import { describe, expect, test } from 'vitest';
import { passagesOf } from '../../../../functions/domain/assistant/passages.ts';
import { channelIds, type ContactEntry } from '../../../../shared/model/page.ts';
import '../../../kit/function-environment.ts';
import { publicPage } from '../../../kit/rows.ts';

const setup = {
  industry: 'Design',
  profession: 'Architect',
  keyInformation: 'Drawings.\n\nModels.',
  clientConcerns: 'Cost?',
};
const of = (profile: object = {}, answers = setup) => passagesOf(publicPage(profile), answers, 'Good afternoon!');

describe('passages', () => {
  test('hold every field that visitors may be told of, numbered from 1', () => {
    const passages = of();

    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, index) => index + 1));
    expect(passages.map(({ source, text }) => [source, text])).toEqual([
      ['greeting', 'Good afternoon!'],
      ['profile', 'Mara Lindqvist\nInterior designer\nRooms that stay calm.'],
      ['location', 'Stockholm'],
      ['about-me', 'I plan homes for people who work in them.'],
      ['contact', 'E-mail: mara@example.com'],
      ['setup:profession', 'Architect\nDesign'],
      ['setup:keyInformation', 'Drawings.'],
      ['setup:keyInformation', 'Models.'],
      ['setup:clientConcerns', 'Cost?'],
    ]);
  });

  test('leave out what is empty', () => {
    const empty = { industry: '', profession: '', keyInformation: ' ', clientConcerns: '' };
    const profile = { displayName: '', title: '', tagline: '', location: '', aboutMe: '' };
    const page = { ...publicPage(profile), contacts: [] };

    expect(passagesOf(page, empty, '')).toEqual([]);
  });

  test('name each channel', () => {
    const contacts = channelIds.map((channel): ContactEntry => ({
      id: channel,
      channel,
      displayText: 'shown',
      value: 'v',
      isHighlight: false,
      isEnabled: true,
    }));
    const [passage] = passagesOf({ ...publicPage(), contacts }, setup, '').filter(({ source }) => source === 'contact');

    expect(passage?.text.split('\n')).toHaveLength(channelIds.length);
    expect(passage?.text).not.toContain('undefined');
    expect(passage?.text).toContain('WhatsApp: v (shown)');
  });

  test('split long paragraphs between sentences, and lose nothing', () => {
    const sentence = 'This is one sentence of the text about me. ';
    const aboutMe = sentence.repeat(40).trim();
    const parts = of({ aboutMe }).filter(({ source }) => source === 'about-me');

    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ text }) => text.length <= 600 && text.endsWith('.'))).toBe(true);
    expect(parts.map(({ text }) => text).join(' ')).toBe(aboutMe);
  });

  test('keep one endless sentence whole', () => {
    const parts = of({ aboutMe: 'word '.repeat(300).trim() }).filter(({ source }) => source === 'about-me');

    expect(parts.map(({ text }) => text)).toEqual(['word '.repeat(300).trim()]);
  });
});
