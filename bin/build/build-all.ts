/**
 * Builds everything that is served: islands and fonts first, because the publish job carries their addresses. Each part
 * is built in a process of its own (build-part.ts), and none when no source changed since the last build.
 */
import type { Progress } from '../progress.ts';
import { runApart } from '../run-apart.ts';
import { partNames } from './part-names.ts';
import { beginBuild, findBuild } from './build-record.ts';

export type BuildOptions = { rootDir: string; copyNative?: boolean; progress: Progress };

/** Throws when a part has errors; they have been printed. */
export async function buildAll({ rootDir, copyNative = false, progress }: BuildOptions): Promise<void> {
  const kind = copyNative ? 'deployable' : 'local';
  const last = findBuild(rootDir);
  if (last.isCurrent && (last.kind === kind || last.kind === 'deployable')) {
    progress('build', 'kept: no source changed since the last one');
    return;
  }
  const end = beginBuild(rootDir, kind);
  for (const part of partNames) {
    progress(part, '…', 'under way');
    const figure = await runApart({ module: 'bin/build/build-part.ts', words: [part, kind], rootDir, progress });
    progress(part, String(figure));
  }
  end();
}
