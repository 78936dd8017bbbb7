/** What the Bedrock engine and the text models behind it say to each other. */

export type Turn = { role: 'user' | 'assistant'; text: string };

export type ConversePrompt = {
  /** All system blocks, joined by line breaks. */
  system: string;
  /** Alternating, beginning and ending with the user. */
  turns: Turn[];
  maxTokens?: number | undefined;
  temperature?: number | undefined;
  topP?: number | undefined;
  stopSequences: string[];
};

export type StopReason = 'end_turn' | 'max_tokens' | 'stop_sequence' | 'content_filtered';

export type TokenUsage = { inputTokens: number; outputTokens: number; totalTokens: number };

/** `usage` is given when the model counted itself; otherwise the engine estimates it. */
export type ModelEnd = { kind: 'end'; stopReason: StopReason; usage?: TokenUsage };

export type ModelEvent = { kind: 'text'; text: string } | ModelEnd;

/** Yields text and then exactly one end. Throws EngineError, and whatever an aborted signal makes it throw. */
export type TextModel = (prompt: ConversePrompt, signal: AbortSignal) => AsyncGenerator<ModelEvent>;
