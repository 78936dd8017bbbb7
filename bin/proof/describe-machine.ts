import { cpus, loadavg } from 'node:os';

/** The load is the mean of a quarter of an hour: above the number of processors, others worked on the machine as well. */
export function describeMachine(): string {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'processor'}, Node ${process.versions.node}, ${process.platform}`;
  return `${machine}, at a load of ${loadavg()[2]?.toFixed(1)}`;
}
