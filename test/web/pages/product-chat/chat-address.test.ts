import { expect, test } from 'vitest';
import { readChatAddress } from '../../../../web/pages/product-chat/chat-address.ts';

test.each([
  ['/chat/01P', { about: { productId: '01P' }, isEmbedded: false, isLanguageNamed: false, path: '/chat/01P' }],
  ['/chat/01P/ar_ae', { about: { productId: '01P' }, isEmbedded: false, isLanguageNamed: true, path: '/chat/01P' }],
  ['/embed/01P/de_de', { about: { productId: '01P' }, isEmbedded: true, isLanguageNamed: true, path: '/embed/01P' }],
  [
    '/chat/jos%C3%A9/nordic-cover/01P/',
    {
      about: { productId: '01P', agentName: 'josé', agencyName: 'nordic-cover' },
      isEmbedded: false,
      isLanguageNamed: false,
      path: '/chat/jos%C3%A9/nordic-cover/01P',
    },
  ],
])('the address %s names its chat', (path, address) => {
  expect(readChatAddress(path)).toEqual(address);
});

test.each(['/chat', '/chat/de_de', '/chat/mara/01P', '/chat/a/b/c/d'])('the address %s names none', (path) => {
  expect(readChatAddress(path)).toBeNull();
});
