/** What the work gives; throws what `tooLate` makes when that takes longer. The work itself goes on. */
export async function within<Value>(milliseconds: number, work: Promise<Value>, tooLate: () => Error): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooLate()), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
