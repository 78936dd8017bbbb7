/** Words that are searched once the typing pauses, and that follow the address when something else changes it. */
import { useState } from 'react';
import { useDebounced } from '../conversations/use-debounced.ts';

export function useTypedSearch(text: string, onSearch: (text: string) => void) {
  const [field, setField] = useState({ words: text, sent: text, known: text });
  if (text !== field.known) {
    // The answer to our own search must not take back what was typed since.
    setField({ ...field, known: text, words: text === field.sent ? field.words : text });
  }
  const search = useDebounced((words: string) => {
    setField((before) => ({ ...before, sent: words }));
    onSearch(words);
  }, 'cancel');
  const type = (words: string): void => {
    setField((before) => ({ ...before, words }));
    search.run(words);
  };
  return { words: field.words, type };
}
