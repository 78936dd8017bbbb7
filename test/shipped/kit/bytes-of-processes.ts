import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and of all that it started; what several share counts once (PSS). */
export function bytesOfProcesses(pid: number): number {
  const children = childrenByParent();
  const all = new Set([pid]);
  // A set's iteration also visits what is added on the way.
  for (const one of all) for (const child of children.get(one) ?? []) all.add(child);
  return [...all].reduce((sum, one) => sum + proportionalBytes(one), 0);
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readOrNothing(`/proc/${name}/status`))?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

function proportionalBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1_024;
}

/** A process may end while it is looked at. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
