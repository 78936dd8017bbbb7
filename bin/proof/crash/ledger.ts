/** What the system has acknowledged: all of it must be there after every crash. */
import type { Owner } from '../client/owners.ts';

export type Ledger = {
  signUps: Owner[];
  /** The last title that a save was acknowledged for, by owner's e-mail address. */
  saves: Map<string, { owner: Owner; version: number; title: string }>;
  /** Phone numbers of leads, as they were typed. */
  leads: string[];
  /** The events of finished answers. */
  answers: { conversationId: string; messageId: string; sentences: string[] }[];
  /** Owners whose go-live was acknowledged, with their names. */
  goLives: { owner: Owner; agentName: string }[];
};

export const newLedger = (): Ledger => ({ signUps: [], saves: new Map(), leads: [], answers: [], goLives: [] });

/** Acknowledged writes in all. */
export function countAcknowledged({ signUps, saves, leads, answers, goLives }: Ledger): number {
  const saved = [...saves.values()].reduce((sum, { version }) => sum + version, 0);
  return signUps.length + saved + leads.length + answers.length + goLives.length;
}
