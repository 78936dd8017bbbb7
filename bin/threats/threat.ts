/** The parts of the threat model, as docs/threats.md shows them. A test holds every path and name in it against the code. */
import type { CallGroup } from '../../shared/calls/call-groups.ts';
import type { Caller } from '../../shared/calls/define-call.ts';
import type { ActorId } from './actors.ts';
import type { AssetId } from './assets.ts';
import type { DoorId } from './doors.ts';

export type Threat = {
  /** `T1` as in the list of threats that the product began with; `X1` for what came to it since. */
  id: string;
  /** What somebody tries, as a heading. */
  title: string;
  actors: readonly ActorId[];
  assets: readonly AssetId[];
  /** The calls through which it would come: by group, and by who may make them. */
  groups: readonly CallGroup[];
  callers: readonly Caller[];
  /** Ways in that are no calls. */
  doors: readonly DoorId[];
  /** What stops it, in sentences. */
  stops: string;
  /** Where that stands. */
  code: readonly string[];
  /** Files whose tests fail when it falls. */
  tests: readonly string[];
  /** What no test notices, and why. */
  untested?: string;
  /** What is left of it, known and accepted, or still to be done. */
  remains?: string;
};
