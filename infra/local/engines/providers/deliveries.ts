/** How webhooks of payment providers travel: at once and once, unless the control port says otherwise. */

export type DeliverySettings = {
  /** On the small cloud's clock. */
  delayMs: number;
  /** How often each is sent. */
  copies: number;
  /** Whether those that wait are sent in the opposite order. */
  isReversed: boolean;
};

export type Deliveries = { get(): DeliverySettings; set(settings: DeliverySettings): void };

export function createDeliveries(): Deliveries {
  let settings: DeliverySettings = { delayMs: 0, copies: 1, isReversed: false };
  return { get: () => settings, set: (changed) => void (settings = changed) };
}
