/** Faults that are set on services, for a while or until they are taken away. */
import type { Fault } from '../engines/serve-engine.ts';

export type FaultSetting = {
  service: string;
  mode: Fault;
  /** Real milliseconds since the epoch; absent: until it is taken away. */
  until?: number;
};

export type Faults = {
  /** `mode` undefined takes the fault away; `forMs` is real time. */
  set(service: string, mode: Fault | undefined, forMs?: number): void;
  current(service: string): Fault | undefined;
  list(): FaultSetting[];
};

export function createFaults(): Faults {
  const settings = new Map<string, FaultSetting>();
  const active = (): FaultSetting[] => {
    for (const setting of settings.values()) {
      if (setting.until !== undefined && setting.until <= Date.now()) settings.delete(setting.service);
    }
    return [...settings.values()];
  };
  return {
    set: (service, mode, forMs) => {
      settings.delete(service);
      if (!mode) return;
      settings.set(service, { service, mode, ...(forMs === undefined ? {} : { until: Date.now() + forMs }) });
    },
    current: (service) => active().find((setting) => setting.service === service)?.mode,
    list: active,
  };
}
