/** Drafts of an assistant's texts: templates filled with what stands on the page, and extracts of it. */
import { coachWords, fill, type CoachWords } from './coach-words.ts';
import type { Passage } from './prompt.ts';
import { splitSentences } from './sentences.ts';
import { termsOfText } from './words.ts';

export type Draft = { field: string; text: string };

const TOPICS = 2;
const LONGEST_TOPIC = 60;
const FACTS = 8;
const LONGEST_FACT = 110;

/** What makes a sentence a fact that clients ask for. */
const FACT_CONCEPTS = new Set(['price', 'hours', 'location', 'payment', 'booking', 'language', 'credentials']);

/** Fields that the page holds nothing for are left out. */
export function coachTexts(passages: readonly Passage[], language: string): { suggestions: Draft[] } {
  const words = coachWords(language);
  const [name = '', profession = ''] = linesOf(passages, 'who');
  if (name === '') return { suggestions: [] };
  const topics = fill(topicsOf(passages, words), { name });
  const say = (template: string): string => fill(template, { name, topics });
  const drafts = [
    { field: 'profession', text: profession },
    { field: 'keyInformation', text: factsOf(passages).join('\n') },
    { field: 'clientConcerns', text: concernsOf(passages, words).join('\n') },
    { field: 'morning', text: say(words.morning) },
    { field: 'afternoon', text: say(words.afternoon) },
    { field: 'evening', text: say(words.evening) },
    { field: 'standardReply', text: say(words.standardReply) },
  ];
  return { suggestions: drafts.filter(({ text }) => text !== '') };
}

function linesOf(passages: readonly Passage[], source: string): string[] {
  return passages.find((passage) => passage.source === source)?.text.split('\n') ?? [];
}

function offersOf(passages: readonly Passage[]): { title: string; price: string }[] {
  return passages
    .filter(({ source }) => source === 'offers')
    .map(({ text }) => text.split('\n'))
    .map(([title = '', price = '']) => ({ title, price: price.length <= LONGEST_TOPIC ? price : '' }));
}

function topicsOf(passages: readonly Passage[], words: CoachWords): string {
  const titles = offersOf(passages).map(({ title }) => title);
  const topics = titles.filter((title) => title !== '' && title.length <= LONGEST_TOPIC).slice(0, TOPICS);
  return topics.length === 0 ? words.work : topics.join(words.and);
}

/** Offers with their prices, then sentences that hold a figure or speak of prices, times and places. */
function factsOf(passages: readonly Passage[]): string[] {
  const offers = offersOf(passages).map(({ title, price }) => (price === '' ? title : `${title}: ${price}`));
  const sentences = passages
    .filter(({ source }) => ['about me', 'description', 'key facts', 'location'].includes(source))
    .flatMap(({ text }) => splitSentences(text))
    .filter((text) => text.length <= LONGEST_FACT && isFact(text));
  return [...new Set([...offers, ...sentences])].slice(0, FACTS);
}

function isFact(text: string): boolean {
  return /\p{N}/u.test(text) || termsOfText(text).some(({ concept }) => concept && FACT_CONCEPTS.has(concept));
}

function concernsOf(passages: readonly Passage[], words: CoachWords): string[] {
  const prices = offersOf(passages)
    .filter(({ price }) => price !== '')
    .map(({ title, price }) => `${fill(words.costs, { topic: title })} ${price}`);
  const [place = ''] = linesOf(passages, 'location');
  return [...prices, ...(place === '' ? [] : [`${words.where} ${place}`])];
}
