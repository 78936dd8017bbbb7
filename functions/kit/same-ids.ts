/**
 * The same ids for each try of a write that others can be faster at: which try it was that succeeded makes no difference to
 * whoever goes on with an effect that was broken off (decision 0043).
 */
export function sameIds(newId: () => string): () => () => string {
  const made: string[] = [];
  return () => {
    let taken = 0;
    return () => {
      const id = made[taken] ?? newId();
      made[taken] = id;
      taken += 1;
      return id;
    };
  };
}
