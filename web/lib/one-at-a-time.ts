/**
 * Runs an action while no other tab of this origin runs one under the same name. A browser without Web Locks runs it at
 * once, so the action must also be right when another tab does the same.
 */
export async function oneAtATime<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return action();
  return await locks.request(name, action);
}
