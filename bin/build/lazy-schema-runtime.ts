/** The part of lazy-schemas.ts that goes into the bundles: a stand-in for a schema that is made when it is first used. */

/**
 * Only what is read of a schema is passed on, with the real one as `this` of its getters: Zod keeps what it works out on the
 * schema itself.
 */
export function lazySchema<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const real = (): Schema => (made ??= make());
  return new Proxy({} as Schema, {
    get: (_, key) => Reflect.get(real(), key) as unknown,
    has: (_, key) => Reflect.has(real(), key),
    set: (_, key, value) => Reflect.set(real(), key, value),
    getPrototypeOf: () => Reflect.getPrototypeOf(real()),
  });
}
