/**
 * Runs an action while no other tab of this origin runs one under the same name. A browser without Web Locks runs it at
 * once, so the action must also be right when another tab does the same; so does one that denies them as it denies
 * storage, in a frame of another site.
 */
export async function oneAtATime<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return action();
  let isGranted = false;
  try {
    return await locks.request(name, () => {
      isGranted = true;
      return action();
    });
  } catch (error) {
    if (isGranted) throw error;
    return action();
  }
}
