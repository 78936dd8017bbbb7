/** The versions of secrets and their stages, in one SQLite file that only its owner may read. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { inTransaction, openStore, type Store } from '../store.ts';

export type SecretVersion = {
  versionId: string;
  /** Text as it is; bytes as base64. */
  value: string;
  isBinary: boolean;
  stages: string[];
  /** Milliseconds since the epoch. */
  createdAt: number;
};

export type SecretVersions = {
  all(arn: string): SecretVersion[];
  /** Adds a version and moves its stages to it; what was AWSCURRENT becomes AWSPREVIOUS. */
  add(arn: string, version: SecretVersion): void;
  /** Takes the label from whatever version has it and gives it to `to`, when that is named. */
  moveStage(arn: string, stage: string, to: string | undefined): void;
  close(): void;
};

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS secret_version (
    arn TEXT NOT NULL,
    version_id TEXT NOT NULL,
    value TEXT NOT NULL,
    is_binary INTEGER NOT NULL,
    stages TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (arn, version_id)
  );
`;

const row = z.object({
  version_id: z.string(),
  value: z.string(),
  is_binary: z.number(),
  stages: z.string(),
  created_at: z.number(),
});

const stageList = z.array(z.string());

/** Opens the file, creating it with mode 0600. SQLite gives its side files the mode of the main file. */
export function openSecretVersions(storeFile: string): SecretVersions {
  if (storeFile !== ':memory:') makePrivate(storeFile);
  const store = openStore(storeFile, SCHEMA);
  return {
    all: (arn) => readVersions(store, arn),
    add: (arn, version) => inTransaction(store, () => addVersion(store, arn, version)),
    moveStage: (arn, stage, to) => inTransaction(store, () => moveStage(store, arn, stage, to)),
    close: () => store.close(),
  };
}

function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function readVersions(store: Store, arn: string): SecretVersion[] {
  const rows = store.prepare('SELECT * FROM secret_version WHERE arn = ? ORDER BY created_at').all(arn);
  return rows.map((raw) => {
    const found = row.parse(raw);
    return {
      versionId: found.version_id,
      value: found.value,
      isBinary: found.is_binary === 1,
      stages: stageList.parse(JSON.parse(found.stages)),
      createdAt: found.created_at,
    };
  });
}

/** AWS keeps the version that was current as AWSPREVIOUS. */
function moveStage(store: Store, arn: string, stage: string, to: string | undefined): void {
  const restage = store.prepare('UPDATE secret_version SET stages = ? WHERE arn = ? AND version_id = ?');
  const movesCurrent = stage === 'AWSCURRENT';
  for (const { versionId, stages } of readVersions(store, arn)) {
    const hadIt = stages.includes(stage);
    const kept = stages.filter((one) => one !== stage && !(movesCurrent && one === 'AWSPREVIOUS'));
    if (versionId === to) kept.push(stage);
    else if (hadIt && movesCurrent) kept.push('AWSPREVIOUS');
    restage.run(JSON.stringify(kept), arn, versionId);
  }
}

function addVersion(store: Store, arn: string, added: SecretVersion): void {
  const restage = store.prepare('UPDATE secret_version SET stages = ? WHERE arn = ? AND version_id = ?');
  const movesCurrent = added.stages.includes('AWSCURRENT');
  for (const version of readVersions(store, arn)) {
    const wasCurrent = movesCurrent && version.stages.includes('AWSCURRENT');
    const kept = version.stages.filter((stage) => !added.stages.includes(stage));
    const stages = movesCurrent ? kept.filter((stage) => stage !== 'AWSPREVIOUS') : kept;
    if (wasCurrent) stages.push('AWSPREVIOUS');
    restage.run(JSON.stringify(stages), arn, version.versionId);
  }
  store
    .prepare(
      'INSERT INTO secret_version (arn, version_id, value, is_binary, stages, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(arn, added.versionId, added.value, added.isBinary ? 1 : 0, JSON.stringify(added.stages), added.createdAt);
}
