/** The owner's chat with the draft of their own assistant: nothing of it is counted or kept. */
import { useEffect, useReducer, useRef } from 'react';
import type { Sentence } from '../../../../shared/model/conversation.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { ApiError, isAborted } from '../../../lib/api/api-error.ts';
import { streamApi } from '../../../lib/api/stream.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';

export type TrialDone = OutputOfCall<'aiAssistant'>;

export type TrialMessage = {
  messageId: string;
  question: string;
  sentences: Sentence[];
  /** How many passages are being read; null before that is known. */
  sources: number | null;
  /** What ended it; null while it is going on. */
  end: { kind: TrialDone['kind']; contact: TrialDone['contact'] } | { kind: 'failed'; code: string } | null;
};

export type TrialEvent =
  | { type: 'asked'; messageId: string; question: string }
  | { type: 'reading'; messageId: string; sources: number }
  | { type: 'said'; messageId: string; sentence: Sentence }
  | { type: 'ended'; messageId: string; end: NonNullable<TrialMessage['end']> }
  | { type: 'again'; messageId: string }
  | { type: 'cleared' };

export function reduceTrial(messages: readonly TrialMessage[], event: TrialEvent): readonly TrialMessage[] {
  switch (event.type) {
    case 'asked': {
      const { messageId, question } = event;
      return [...messages, { messageId, question, sentences: [], sources: null, end: null }];
    }
    case 'reading':
      return change(messages, event.messageId, () => ({ sources: event.sources }));
    case 'said':
      return change(messages, event.messageId, ({ sentences }) => ({ sentences: [...sentences, event.sentence] }));
    case 'ended':
      return change(messages, event.messageId, () => ({ end: event.end }));
    case 'again':
      return change(messages, event.messageId, () => ({ sentences: [], sources: null, end: null }));
    case 'cleared':
      return [];
  }
}

function change(
  messages: readonly TrialMessage[],
  messageId: string,
  to: (message: TrialMessage) => Partial<TrialMessage>,
): readonly TrialMessage[] {
  return messages.map((message) => (message.messageId === messageId ? { ...message, ...to(message) } : message));
}

export type TrialChat = {
  messages: readonly TrialMessage[];
  isAnswering: boolean;
  ask: (question: string) => void;
  retry: (message: TrialMessage) => void;
  /** Ends the answer that is being written. */
  stop: () => void;
  clear: () => void;
};

export function useTrialChat(language: LanguageValue): TrialChat {
  const [messages, dispatch] = useReducer(reduceTrial, []);
  const conversationId = useRef(crypto.randomUUID());
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const stream = async (messageId: string, question: string): Promise<void> => {
    const stop = new AbortController();
    abort.current = stop;
    const input = { agentName: '', conversationId: conversationId.current, messageId, question, language };
    try {
      const { kind, contact } = await streamApi(
        'aiAssistant',
        { ...input, isTrial: true },
        {
          signal: stop.signal,
          onEvent(event) {
            if (event.type === 'meta') dispatch({ type: 'reading', messageId, sources: sourcesOf(event.data) });
            if (event.type === 'sentence') dispatch({ type: 'said', messageId, sentence: event.data });
          },
        },
      );
      dispatch({ type: 'ended', messageId, end: { kind, contact } });
    } catch (error) {
      dispatch({ type: 'ended', messageId, end: endOf(error) });
    }
  };
  return {
    messages,
    isAnswering: messages.some(({ end }) => end === null),
    ask(question) {
      const messageId = crypto.randomUUID();
      dispatch({ type: 'asked', messageId, question });
      void stream(messageId, question);
    },
    retry({ messageId, question }) {
      dispatch({ type: 'again', messageId });
      void stream(messageId, question);
    },
    stop: () => abort.current?.abort(),
    clear: () => dispatch({ type: 'cleared' }),
  };
}

function endOf(error: unknown): NonNullable<TrialMessage['end']> {
  if (isAborted(error)) return { kind: 'cancelled', contact: null };
  return { kind: 'failed', code: error instanceof ApiError ? error.code : 'internal' };
}

function sourcesOf(data: unknown): number {
  const { sources } = (data ?? {}) as { sources?: unknown };
  return typeof sources === 'number' ? sources : 0;
}
