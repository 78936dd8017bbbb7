/** What an assistant says before its owner has chosen other words. `{{owner}}` is the owner's name. */
export type StartTexts = { name: string; morning: string; afternoon: string; evening: string; standardReply: string };

/** Those in the other languages stand in `functions/locales`. */
export const englishStart: StartTexts = {
  name: 'Ava',
  morning: 'Good morning! I answer questions about {{owner}}. What would you like to know?',
  afternoon: 'Good afternoon! I answer questions about {{owner}}. What would you like to know?',
  evening: 'Good evening! I answer questions about {{owner}}. What would you like to know?',
  standardReply: "I don't have that from {{owner}} yet. Leave your name and number and you will get a personal answer.",
};
