/**
 * Under this key of local storage the app keeps the user name of the owner's live page, as JSON: the page itself, which
 * sends no token, does not count visits of its owner in this browser.
 */
export const ownPageKey = 'xpage-own-page';
