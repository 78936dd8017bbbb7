// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languageValues } from '../../../../shared/places/languages.ts';
import { readChatAddress, type ChatAddress } from '../../../../web/pages/product-chat/chat-address.ts';
import { changeLanguage, leaveForChosen, takeCarried } from '../../../../web/pages/product-chat/change-language.ts';
import { find, openDocument, productId } from './chat-kit.ts';

const replace = vi.fn<(to: string | URL) => void>();

function open(path: string): ChatAddress {
  openDocument(path);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  const address = readChatAddress(window.location.pathname);
  if (address === null) throw new Error(`${path} is no address of a chat.`);
  return address;
}

const picker = (): HTMLSelectElement => find<HTMLSelectElement>('select[data-part="language"]');

beforeEach(() => {
  replace.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the language of a chat', () => {
  test('is chosen among all 42, by their own names', () => {
    open(`/chat/${productId}`);

    expect([...picker().options].map(({ value }) => value)).toEqual([...languageValues]);
    expect(picker().value).toBe('en_us');
    expect([...picker().options].find(({ value }) => value === 'th_th')?.textContent).toBe('ไทย');
  });

  test('is changed where the chat is, with what its address asks for, and what is typed goes along once', () => {
    const address = open(`/embed/${productId}/de_de?preview=1`);
    const carried = { typed: 'Is ski', site: 'https://shop.example' };

    changeLanguage(address, 'ja_jp', carried);

    expect(replace).toHaveBeenCalledExactlyOnceWith(`/embed/${productId}/ja_jp?preview=1`);
    expect(takeCarried(address)).toEqual(carried);
    expect(takeCarried(address)).toEqual({});
  });

  test('is remembered for chats whose address names none', () => {
    changeLanguage(open(`/chat/${productId}/en_us`), 'el_gr', { typed: '' });
    replace.mockReset();

    expect(leaveForChosen(open(`/chat/${productId}/de_de`), picker())).toBe(false);
    expect(replace).not.toHaveBeenCalled();
    expect(leaveForChosen(open('/chat/mara/nordic-cover/01P'), picker())).toBe(true);
    expect(replace).toHaveBeenLastCalledWith('/chat/mara/nordic-cover/01P/el_gr');
    expect(localStorage.getItem('consumer-language')).toBe('el_gr');
  });

  test.each(['en_us', '/elsewhere.example', 'xx_yy', null])('of a document stays with %j kept', (kept) => {
    if (kept !== null) localStorage.setItem('consumer-language', kept);

    expect(leaveForChosen(open(`/chat/${productId}`), picker())).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });
});
