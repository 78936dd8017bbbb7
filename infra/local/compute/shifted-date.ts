/** Lets `Date` in a worker run ahead of or behind the real time, as the control port says. */

/** Replaces the global `Date`. The buffer holds the shift in milliseconds as one signed 64-bit integer, read live. */
export function shiftDate(clockOffset: SharedArrayBuffer): void {
  const offset = new BigInt64Array(clockOffset);
  const RealDate = Date;
  const now = (): number => RealDate.now() + Number(Atomics.load(offset, 0));
  const Shifted = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, property, receiver) =>
      property === 'now' ? now : (Reflect.get(target, property, receiver) as unknown),
  });
  RealDate.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
