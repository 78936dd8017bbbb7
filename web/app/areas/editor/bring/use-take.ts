import { useState } from 'react';
import { codeOf } from '../../../../lib/api/api-error.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useEditor } from '../editor-context.tsx';
import { loadDeployment } from '../preview/load-deployment.ts';
import { takePage } from './take-page.ts';

export type Take = {
  take: () => void;
  isRunning: boolean;
  /** Why the last one failed, else null. */
  errorCode: string | null;
};

/** Gathers the page and gives it to the browser as a download. */
export function useTake(): Take {
  const { own, state, runner } = useEditor();
  const [isRunning, setRunning] = useState(false);
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setRunning(true);
    setErrorCode(null);
    try {
      await runner.saveAll();
      const { mediaOrigin } = await loadDeployment();
      const file = await takePage({ draft: state.draft, liveLink: own.liveLink, mediaOrigin });
      saveFile(file, `${state.draft.profile.agentName || 'page'}.zip`);
    } catch (error) {
      setErrorCode(codeOf(error));
    } finally {
      setRunning(false);
    }
  };
  return { take: () => void take(), isRunning, errorCode };
}
