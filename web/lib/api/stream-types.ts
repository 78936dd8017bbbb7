/** The events of a streaming call (DESIGN: the wire protocol). */
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { CallName, CallOptions, OutputOfCall } from './call-types.ts';

export type StreamEvent<Name extends CallName> =
  | { type: 'meta'; data: unknown }
  | { type: 'sentence'; data: Sentence }
  | { type: 'suggest'; data: unknown }
  | { type: 'done'; data: OutputOfCall<Name> };

export type StreamOptions<Name extends CallName> = Omit<CallOptions, 'paging'> & {
  /** Called for each event once, in order, however often the connection was lost in between. */
  onEvent(event: StreamEvent<Name>): void;
};
