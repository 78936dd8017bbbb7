/** What a test asks of the process that runs a package, and what it is told. */
export type Order =
  | { kind: 'load'; handler: string }
  | { kind: 'invoke'; event: unknown; timeoutSeconds: number }
  | { kind: 'load-parts' }
  | { kind: 'work'; file: string; input: string };

export type Failure = { name: string; message: string; stack: string };

export type Answer = { result?: unknown; failure?: Failure; milliseconds: number };

/** Work with a package of native code. `importPackage` finds it as the code of the function does. */
export type Work = (importPackage: (name: string) => Promise<unknown>, input: string) => Promise<unknown>;
