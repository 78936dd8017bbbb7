// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { beforeEach, expect, it, vi } from 'vitest';
import { localArea } from '../../../web/lib/browser-storage.ts';

beforeEach(() => localStorage.clear());

it('values are kept in the storage of the browser', () => {
  localArea.set('key', 'value');

  expect(localStorage.getItem('key')).toBe('value');
  expect(localArea.get('key')).toBe('value');
});

it('where the browser refuses its storage, values live in memory', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

  localArea.set('key', 'value');
  const kept = localArea.get('key');
  localArea.remove('key');

  expect(refused).toHaveBeenCalled();
  expect([kept, localArea.get('key')]).toEqual(['value', null]);
});
