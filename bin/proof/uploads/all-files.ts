/** All of them, by every door. */
import type { HostileFile } from './hostile-file.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { hostileFilms } from './hostile-films.ts';
import { hostileLists } from './hostile-lists.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileTexts } from './hostile-texts.ts';

export const hostileFiles: readonly HostileFile[] = [
  ...[...hostilePictures, ...hostileFilms, ...hostilePdfs],
  ...[...hostileDocuments, ...hostileTexts, ...hostileLists],
];
