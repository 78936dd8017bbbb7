/** What a visit was, as far as it is counted: where it came from, on what, from which country. */
import { sourceOf } from '../../../shared/rules/traffic-source.ts';
import type { CallContext } from '../../kit/context.ts';
import { deviceOf, isBot } from './bots.ts';
import type { Visit } from './count-visit.ts';

const SALT_BYTES = 16;

export type SentVisit = {
  visitId: string;
  referrer?: string | undefined;
  campaign?: string | undefined;
};

/** Robots visit nothing, and neither do browsers that fetch ahead. */
export const isVisitor = ({ userAgent, isPrefetch }: CallContext['client']): boolean =>
  !isPrefetch && !isBot(userAgent);

/** @param place code of the place whose QR code led here */
export function describeVisit(
  { visitId, referrer = '', campaign = '' }: SentVisit,
  place: string | null,
  { client, randomBytes }: CallContext,
): Visit {
  const { address, country, userAgent } = client;
  return {
    visitId,
    visitor: { address, userAgent },
    source: sourceOf({ referrer, campaign, hasPlace: place !== null, userAgent }),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : 'ZZ',
    device: deviceOf(userAgent),
    place,
    newSalt: randomBytes(SALT_BYTES),
  };
}
