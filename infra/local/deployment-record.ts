/** Keeps in a file which bucket deployments are in place. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { DeploymentRecord } from './deploy.ts';

const FileSchema = z.record(z.string(), z.string());

export function openDeploymentRecord(file: string): DeploymentRecord {
  const hashes = new Map(Object.entries(readRecord(file)));
  return {
    get: (id) => hashes.get(id),
    set: (id, hash) => {
      hashes.set(id, hash);
      // Renaming is all or nothing, so a crash leaves the old file or the new one.
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(hashes)));
      renameSync(`${file}.new`, file);
    },
  };
}

function readRecord(file: string): Record<string, string> {
  try {
    return FileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
