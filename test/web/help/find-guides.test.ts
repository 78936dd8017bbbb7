import { describe, expect, it } from 'vitest';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { findGuides, type GuideTitle } from '../../../web/help/find-guides.ts';
import { guideIds } from '../../../web/help/guides.ts';
import { readTexts } from '../../../web/text-files.ts';

function find(typed: string, language: LanguageValue = 'en_us'): readonly string[] {
  const titles = readTexts(language, 'help')['guide'] as Record<string, GuideTitle>;
  return findGuides(typed, (id) => titles[id] ?? { title: '', text: '' });
}

describe('the search of the help', () => {
  it.each([
    ['forgot password', 'security'],
    ['QR', 'share'],
    ['refund', 'plans'],
    ['GDPR export', 'privacy'],
    ['iframe', 'document-chat'],
    ['translate', 'languages'],
    ['spam', 'leads'],
    ['cookies', 'analytics'],
    ['stolen', 'claims'],
    ['certificate exam', 'learning'],
  ])('finds for “%s” the guide %s first', (typed, id) => {
    expect(find(typed)[0]).toBe(id);
  });

  it('finds a word of the body that no title says', () => {
    expect(find('pseudonym')).toEqual(['privacy']);
  });

  it('puts a title before a body', () => {
    expect(find('leads')[0]).toBe('leads');
    expect(find('leads').length).toBeGreaterThan(1);
  });

  it('wants each of the words', () => {
    expect(find('password zebra')).toEqual([]);
  });

  it('does not mind capitals and marks', () => {
    expect(findGuides('GUNSTIG', (id) => ({ title: id === 'plans' ? 'Günstig' : '', text: '' }))[0]).toBe('plans');
  });

  it('gives nothing for no words that are found', () => {
    expect(find('xylophone')).toEqual([]);
    expect(guideIds.length).toBeGreaterThan(0);
  });
});
