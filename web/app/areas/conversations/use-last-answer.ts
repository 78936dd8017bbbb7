/** Keeps what was there until what was asked for arrives, so that a change of filter never empties the screen. */
import { useState } from 'react';

export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
