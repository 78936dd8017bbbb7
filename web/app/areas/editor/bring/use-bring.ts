/** A file's way into the editor: read, looked at, taken over. */
import { useEffect, useRef, useState } from 'react';
import type { PageDraft } from '../../../../../shared/model/page.ts';
import { codeOf, isAborted } from '../../../../lib/api/api-error.ts';
import { useEditor } from '../editor-context.tsx';
import { applyArchive, applyChosen } from './apply-brought.ts';
import type { PageArchive } from './page-archive.ts';
import { BringError, type Proposal } from './proposal.ts';
import { readFile } from './read-file.ts';

export type BringStep =
  | { at: 'idle' }
  | { at: 'reading' }
  | { at: 'failed'; code: string }
  | { at: 'proposal'; proposal: Proposal }
  | { at: 'archive'; archive: PageArchive }
  /** Pictures are going up. */
  | { at: 'working'; done: number; all: number };

export type Bring = {
  step: BringStep;
  choose: (file: Blob) => void;
  takeChosen: (chosen: Proposal) => void;
  takeArchive: (archive: PageArchive) => void;
  cancel: () => void;
};

/** @param onTaken is called when the draft has what was brought */
export function useBring(onTaken: () => void): Bring {
  const { account, runner } = useEditor();
  const [step, setStep] = useState<BringStep>({ at: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const choose = async (file: Blob): Promise<void> => {
    setStep({ at: 'reading' });
    const { signal } = (abort.current = new AbortController());
    try {
      const brought = await readFile(file, account.country, signal);
      if (signal.aborted) return;
      setStep(
        brought.kind === 'archive'
          ? { at: 'archive', archive: brought.archive }
          : { at: 'proposal', proposal: brought.proposal },
      );
    } catch (error) {
      if (isAborted(error)) return;
      setStep({ at: 'failed', code: error instanceof BringError ? error.code : codeOf(error) });
    }
  };
  /** Does what takes time, then changes the draft. */
  const take = async (
    work: (signal: AbortSignal) => Promise<(draft: PageDraft) => PageDraft>,
    afterwards?: () => Promise<void>,
  ): Promise<void> => {
    abort.current = new AbortController();
    try {
      runner.edit(await work(abort.current.signal));
      await afterwards?.();
      setStep({ at: 'idle' });
      onTaken();
    } catch (error) {
      setStep(isAborted(error) ? { at: 'idle' } : { at: 'failed', code: codeOf(error) });
    }
  };
  const takeChosen = ({ photo, ...chosen }: Proposal): Promise<void> =>
    take(async (signal) => {
      setStep({ at: 'working', done: 0, all: photo ? 1 : 0 });
      const { bringPhoto } = await import('./bring-page.ts');
      const uploaded = photo && (await bringPhoto(photo, 'profile', signal));
      return (draft) => applyChosen(draft, { ...chosen, photo: uploaded }, () => crypto.randomUUID());
    });
  const takeArchive = (archive: PageArchive): Promise<void> =>
    take(
      async (signal) => {
        const onProgress = (done: number, all: number): void => setStep({ at: 'working', done, all });
        const { bringPage } = await import('./bring-page.ts');
        const archived = await bringPage(archive, { onProgress, signal });
        return (draft) => applyArchive(draft, archived);
      },
      async () => {
        if (archive.languages.length === 0 || (await runner.saveAll()) !== null) return;
        const { bringLanguages } = await import('./take-languages.ts');
        const { allNews } = await import('./take-page.ts');
        await bringLanguages(archive, await allNews());
      },
    );
  return {
    step,
    choose: (file) => void choose(file),
    takeChosen: (chosen) => void takeChosen(chosen),
    takeArchive: (archive) => void takeArchive(archive),
    cancel: () => {
      abort.current?.abort();
      setStep({ at: 'idle' });
    },
  };
}
