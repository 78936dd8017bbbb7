/** The key layouts as the headers of the row files declare them, and the keys that the code makes. */
import { readdirSync, readFileSync } from 'node:fs';
import { tableNames, type TableName } from '../../shared/model/resources.ts';

export type DeclaredRow = { file: string; table: TableName; pk: string; sk: string };

const sources = (): { file: string; text: string }[] =>
  ['functions/domain', 'functions/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  );

/** Lines `| what | pk | sk |` of every header; of which table, the words before them say. */
export function declaredRows(): DeclaredRow[] {
  return sources().flatMap(({ file, text }) => {
    let table: TableName | null = null;
    return text.split('\n').flatMap((line) => {
      if (!line.startsWith(' *')) return [];
      table =
        tableNames.find((name) => line.includes(`\`${name}\` table`) || line.includes(`table \`${name}\``)) ?? table;
      const [, , pk = '', sk = ''] = line.split('|').map((cell) => cell.trim());
      if (!/^[A-Z][A-Z-]*#/.test(pk) || table === null) return [];
      const of = table;
      return sk.split(', ').map((one) => ({ file, table: of, pk, sk: one }));
    });
  });
}

/** Beginnings of the partition keys that the code itself writes. */
export function codedPrefixes(): Set<string> {
  const found = sources().flatMap(({ text }) =>
    [...text.matchAll(/\bpk(?::| =) *`([A-Z][A-Z-]*)#/g)].map(([, prefix = '']) => prefix),
  );
  return new Set(found);
}
