/** The part of lazy-builtins.ts that goes into the bundles: stand-ins for Node builtins that load on first use. */

type Members = Record<PropertyKey, unknown>;
type Constructor = new (...args: unknown[]) => object;

/** What the AWS SDK's modules capture in variables while they load; handed out without loading the builtin. */
const capturedFunctions: Record<string, string[]> = { crypto: ['getRandomValues'], zlib: ['crc32'] };

/** Objects that they take a part of. */
const capturedObjects: Record<string, string[]> = { http2: ['constants'] };

/** Classes that libraries extend while they load. */
const extendedClasses: Record<string, string[]> = {
  stream: ['Readable', 'Writable', 'Duplex', 'Transform', 'PassThrough'],
};

/** A stand-in for the builtin `name`, which is loaded when a member is first read, or the module called or extended. */
export function lazyBuiltin(name: string): object {
  let loaded: Members | undefined;
  const load = (): Members => (loaded ??= process.getBuiltinModule(name) as Members);
  const deferred = deferredMembers(name, load);
  const reads: ProxyHandler<object> = {
    // esbuild asks for __esModule as it imports; no builtin has it.
    get: (_, key) => (key === '__esModule' ? undefined : (deferred[key] ?? load()[key])),
    has: (_, key) => key in load(),
  };
  // esbuild builds an import's namespace as an object with the module's own members copied and its prototype kept.
  // Members that come by the prototype need no list of names and no copy for each importing file.
  const inherited = new Proxy({}, reads);
  return new Proxy(function () {}, {
    ...reads,
    set: (_, key, value) => Reflect.set(load(), key, value),
    getPrototypeOf: () => inherited,
    apply: (_, self, args) => Reflect.apply(load() as unknown as Constructor, self, args),
    construct: (_, args, target) => Reflect.construct(load() as unknown as Constructor, args, target),
  });
}

function deferredMembers(name: string, load: () => Members): Members {
  const members: Members = Object.create(null);
  for (const key of capturedFunctions[name] ?? []) {
    members[key] = (...args: unknown[]): unknown => (load()[key] as (...args: unknown[]) => unknown)(...args);
  }
  for (const key of capturedObjects[name] ?? []) {
    members[key] = new Proxy({}, { get: (_, member) => Reflect.get(load()[key] as object, member) });
  }
  for (const key of extendedClasses[name] ?? []) members[key] = lateClass(() => load()[key] as Constructor);
  return members;
}

/**
 * A class that can be extended before the real one is loaded. Its first instance loads the real one and puts its
 * prototype behind this one's; until then there are no instances to miss it.
 */
function lateClass(load: () => Constructor): object {
  function Late(this: unknown, ...args: unknown[]): unknown {
    const real = load();
    if (Object.getPrototypeOf(Late.prototype) !== real.prototype) Object.setPrototypeOf(Late.prototype, real.prototype);
    // Written before classes: `Writable.call(this, options)`.
    if (new.target === undefined) return Reflect.apply(real, this, args);
    return Reflect.construct(real, args, (new.target as unknown) === Late ? real : new.target);
  }
  Object.defineProperty(Late, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      return this === Late ? value instanceof load() : Function.prototype[Symbol.hasInstance].call(this, value);
    },
  });
  const statics: ProxyHandler<object> = {
    get: (_, key) => Reflect.get(load(), key),
    has: (_, key) => key in load(),
  };
  return Object.setPrototypeOf(Late, new Proxy(function () {}, statics)) as object;
}
