/** What the visits of a demo day were: sources, countries, devices, places and clicks that add up to its views. */
import type { TallyKind } from '../../functions/domain/conversations/figures.ts';
import { linkCode } from '../../shared/rules/link-code.ts';
import { postIdOf, type DemoPerson } from './person.ts';
import { demoNumber } from './random.ts';

type Weights = Readonly<Record<string, number>>;
/** Counters by their names in the row of the day. */
type Tallies = Record<string, number>;

/** Share of visits that are somebody's second one of the day. */
const SECOND_LOOKS = 0.14;

export function visitTallies(person: DemoPerson, day: string, views: number, now: Date): Tallies {
  const seed = `${person.email} ${day}`;
  const { sources, countries, phones, places } = person.traffic;
  const fromSources = split(views, sources, `${seed} source`);
  const clickers = Math.round(views * (0.19 + demoNumber(`${seed} clickers`) * 0.09));
  const clicks = split(Math.round(clickers * 1.35), linkWeights(person, now), `${seed} click`, clickers);
  return {
    views,
    visitors: views - Math.round(views * SECOND_LOOKS * (0.5 + demoNumber(`${seed} visitors`))),
    clickers,
    clicks: Object.values(clicks).reduce((sum, count) => sum + count, 0),
    ...named('source', fromSources),
    ...named('country', split(views, countries, `${seed} country`)),
    ...named('device', split(views, { phone: phones, computer: 1 - phones }, `${seed} device`)),
    ...named('place', split(fromSources['qr'] ?? 0, sharesOf(places), `${seed} place`)),
    ...named('click', clicks),
  };
}

const sharesOf = (places: DemoPerson['traffic']['places']): Weights =>
  Object.fromEntries(Object.entries(places).map(([code, { share }]) => [code, share]));

/** The highlighted contact is opened most, then the others in their order; offers and news less. */
function linkWeights(person: DemoPerson, now: Date): Weights {
  const contacts = person.contacts.map(({ id, isHighlight }, index) => [
    linkCode('contact', id),
    isHighlight ? 9 : 5 / (index + 1),
  ]);
  const offers = person.offers
    .filter(({ link }) => link !== '')
    .map(({ id }, index) => [linkCode('offer', id), 3 / (index + 1)]);
  const news = person.news
    .filter(({ link }) => link !== '')
    .map((post) => [`post-${postIdOf(person.email, post, now)}`, 0.8]);
  return { ...Object.fromEntries([...contacts, ...offers, ...news]), share: 1.1 };
}

/** Whole numbers in proportion to the weights, wavering a little, that add up to the total; none is more than `most`. */
function split(total: number, weights: Weights, seed: string, most = total): Record<string, number> {
  const wavering = Object.entries(weights).map(
    ([name, weight]) => [name, weight * (0.6 + demoNumber(`${seed} ${name}`) * 0.8)] as const,
  );
  const sum = wavering.reduce((all, [, weight]) => all + weight, 0);
  const parts: Record<string, number> = {};
  let given = 0;
  let share = 0;
  for (const [name, weight] of wavering) {
    share += weight / sum;
    parts[name] = Math.min(most, Math.round(total * share) - given);
    given = Math.round(total * share);
  }
  return parts;
}

/** Counters of one kind; what was not counted has none. */
function named(kind: TallyKind, parts: Record<string, number>): Tallies {
  const counted = Object.entries(parts).filter(([, count]) => count > 0);
  return Object.fromEntries(counted.map(([name, count]) => [`${kind}:${name}`, count]));
}
