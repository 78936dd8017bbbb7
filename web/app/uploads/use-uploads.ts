/** Many files on their way, each with its own progress and its own failure. */
import { useEffect, useRef, useState } from 'react';
import { codeOf, isAborted } from '../../lib/api/api-error.ts';

/** Files that are sent at one time; the others wait. */
const AT_ONCE = 3;

export type Upload = {
  id: number;
  name: string;
  bytes: number;
  /** Share that has been sent, 0 to 1. */
  share: number;
  /** Why it did not arrive, null while it may still. */
  code: string | null;
};

export type Uploads = {
  list: readonly Upload[];
  add: (files: readonly File[]) => void;
  /** Sends a file again that did not arrive. */
  retry: (id: number) => void;
  /** Takes a file from the list, and stops it if it is on its way. */
  dismiss: (id: number) => void;
};

export type SendFile = (
  file: File,
  way: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** @param send the whole way of one file; what it throws is its failure */
export function useUploads(send: SendFile): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const flights = useRef(new Map<number, { file: File; abort: AbortController }>());
  const waiting = useRef<number[]>([]);
  const busy = useRef(0);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const open = flights.current;
    return () => open.forEach(({ abort }) => abort.abort());
  }, []);
  const change = (id: number, part: Partial<Upload>): void =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const forget = (id: number): void => {
    flights.current.delete(id);
    setList((all) => all.filter((one) => one.id !== id));
  };

  const fly = async (id: number): Promise<void> => {
    const flight = flights.current.get(id);
    if (!flight) return;
    const { file, abort } = flight;
    try {
      await latest.current(file, { onProgress: (share) => change(id, { share }), signal: abort.signal });
      forget(id);
    } catch (error) {
      if (!isAborted(error)) change(id, { code: codeOf(error) });
    }
  };
  const work = async (): Promise<void> => {
    if (busy.current >= AT_ONCE) return;
    busy.current += 1;
    for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) await fly(next);
    busy.current -= 1;
  };
  const start = (ids: readonly number[]): void => {
    waiting.current.push(...ids);
    for (const _ of ids) void work();
  };

  return {
    list,
    add(files) {
      const fresh = files.map((file) => {
        const id = newId();
        flights.current.set(id, { file, abort: new AbortController() });
        return { id, name: file.name, bytes: file.size, share: 0, code: null };
      });
      setList((all) => [...fresh, ...all]);
      start(fresh.map(({ id }) => id));
    },
    retry(id) {
      change(id, { share: 0, code: null });
      start([id]);
    },
    dismiss(id) {
      flights.current.get(id)?.abort.abort();
      forget(id);
    },
  };
}

let lastId = 0;

function newId(): number {
  lastId += 1;
  return lastId;
}
