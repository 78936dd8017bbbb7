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
  /** News with their keys: answered, or cut off, to be asked for again. */
  posts: { owner: Owner; title: string; idempotencyKey: string; isAcknowledged: boolean }[];
  /** Owners whose go-live was acknowledged, with their names. */
  goLives: { owner: Owner; agentName: string }[];
};

export const newLedger = (): Ledger => ({
  signUps: [],
  saves: new Map(),
  leads: [],
  answers: [],
  posts: [],
  goLives: [],
});

/** Acknowledged writes in all. */
export function countAcknowledged({ signUps, saves, leads, answers, posts, goLives }: Ledger): number {
  const saved = [...saves.values()].reduce((sum, { version }) => sum + version, 0);
  const noted = posts.filter(({ isAcknowledged }) => isAcknowledged);
  return signUps.length + saved + leads.length + answers.length + noted.length + goLives.length;
}
