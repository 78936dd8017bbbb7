/** What every proof works with. */
import { startProofSystem, type ProofSystem, type SystemOptions } from '../system/proof-system.ts';
import { createControl, type ControlClient } from './control-client.ts';
import { createClient, type Answer, type SystemClient } from './system-client.ts';
import { openTables, type Tables } from './tables.ts';

export type Proof = { system: ProofSystem; client: SystemClient; control: ControlClient; tables: Tables };

/** A fresh system with nothing in it. */
export async function openProof(options: SystemOptions = {}): Promise<Proof> {
  const system = await startProofSystem(options);
  try {
    const { description } = system;
    const client = await createClient(description);
    return { system, client, control: createControl(description), tables: openTables(description) };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

/** Throws, with what was answered, unless the call was successful. */
export function mustSucceed({ http, text }: Answer<unknown>, what: string): void {
  if (http !== 200) throw new Error(`Could not ${what}: HTTP ${http} ${text.slice(0, 300)}`);
}
