/** What has to be closed at the end, in the opposite order of its start. */
export type Closers = {
  add(close: () => void | Promise<void>): void;
  /** Closes everything once; what fails does not keep the rest open. Throws the first failure at the end. */
  closeAll(): Promise<void>;
};

export function createClosers(): Closers {
  const closers: (() => void | Promise<void>)[] = [];
  return {
    add: (close) => void closers.push(close),
    closeAll: async () => {
      const failures: unknown[] = [];
      for (const close of closers.splice(0).reverse()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
