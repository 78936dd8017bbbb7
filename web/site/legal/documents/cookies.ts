import type { LegalText } from '../legal-text.ts';

/** What is stored in browsers, and how the visitor decides on what is not needed (web/site/islands/consent.ts). */
export const cookies: LegalText<'cookies'> = {
  id: 'cookies',
  short: [
    'We store what the service needs to work. No advertising, no profiles.',
    'An analytics tool may be used on our home page. It is loaded only after you allow it.',
    'You can change your choice here at any time. Refusing is as easy as allowing.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      blocks: [
        'A cookie is a small text that a site keeps in your browser. Browsers have other places of the same kind: local storage, session storage (until the tab closes) and a small database. This policy covers them all.',
        'Storing what a service strictly needs takes no consent. Everything else does.',
      ],
    },
    {
      id: 'needed',
      title: 'What the service needs',
      blocks: [
        {
          table: {
            head: ['Name', 'Where', 'For what', 'Until'],
            rows: [
              ['xpage-public-key, xpage-header', 'cookie', 'prove that requests come from your browser', 'a few hours'],
              ['xpage-private-key, xpage-session', 'session storage', 'the same', 'the tab closes'],
              ['tokens of your sign-in', 'local or session storage', 'keep you signed in', 'you sign out'],
              [
                'xpage-device',
                'cookie',
                'let you sign in here although strangers tried passwords of your account',
                'a year after your last sign-in',
              ],
              [
                'xpage-sign-in',
                'browser database',
                'remember your sign-in, encrypted, if you ask for it',
                'you sign out',
              ],
              [
                'xpage-lock, xpage-lock-touched',
                'local storage, browser database',
                'the app lock with PIN or fingerprint, if you set it up',
                'you remove it',
              ],
              ['consumer-language', 'local storage', 'the language that you chose', 'you clear it'],
              ['consumer-country', 'local storage', 'the country whose prices you chose to see', 'you clear it'],
              [
                'xpage-moved, site-input, begun-page',
                'session storage',
                'bring along what you typed when you change the language, or go on with a page that you tried',
                'it is brought along, or the tab closes',
              ],
              [
                'state of a page visit and of a chat',
                'session storage',
                'count a visit once, keep your conversation while the tab is open',
                'the tab closes',
              ],
              [
                'xpage-language-…',
                'local storage',
                'not to offer a page in your language again, once you closed the offer',
                'you clear it',
              ],
              ['xpage-own-page', 'local storage', 'leave your own visits out of your figures', 'you clear it'],
              [
                'xpage-kept-requests',
                'local storage',
                'send a request that you wrote without a connection',
                'it is sent',
              ],
              [
                'what you wrote and did not save yet, xpage-insurance-…',
                'session storage',
                'keep drafts and answers of an application when the page is loaded anew',
                'the tab closes',
              ],
              [
                'xpage-google, xpage-meta-verifier',
                'session storage',
                'protect a sign-in with Google, and a connection to Meta, on the way',
                'the tab closes',
              ],
              [
                'xpage-session-made-at, xpage-time-difference, xpage-refreshes, xpage-refused-token, xpage-reloads, xpage-hidden-since, xpage-product-page, xpage-pre-page',
                'local or session storage',
                'technical notes: times, counters, and where you were',
                'the tab closes, or you sign out',
              ],
              ['xpage-analytics-consent', 'local storage', 'remember your choice about analytics', 'you clear it'],
            ],
          },
        },
        'On another website, the button of a ProductTalk chat stores nothing. The chat keeps your conversation for its tab only.',
        'Where you pay, the payment provider’s own fields may set cookies that it needs to prevent fraud.',
      ],
    },
    {
      id: 'counting',
      title: 'How visits to pages are counted',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Owners see how many people visit their page. That is counted without a cookie and without anything that could follow you to another day, page or site. The <privacy>privacy policy</privacy> says how.',
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics on our home page',
      blocks: [
        'We may use an analytics tool on our home page, and nowhere else: not on owners’ pages, not in chats, not in the app. If we do, we ask you first. The tool is not even loaded until you allow it, and never if your browser sends the signal of Global Privacy Control.',
        'We keep your answer with its time and the version of this policy, in this browser. With a new version we ask again.',
        { switch: 'analytics' },
        'When you switch it off, the tool is no longer loaded. What it has stored before, you can delete in your browser’s settings.',
      ],
    },
    {
      id: 'browser',
      title: 'What you can do in your browser',
      blocks: [
        'Every browser can show, delete and block what sites store. Without the cookies and storage listed above you can still read pages, but you cannot sign in.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
