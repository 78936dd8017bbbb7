/** Looks at photos and videos that answer a question, and compares what is seen with what is asked and answered. */
import type { Question } from '../../../../shared/insurance/definition.ts';
import type { PictureCheck, PictureFinding } from '../../../../shared/insurance/uploads.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Answers } from '../../../../shared/insurance/answers.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { fileQuestion, getFileOrThrow, saveFileRow } from './application-files.ts';
import { objectKey, type FileRow, type Seen } from './file-rows.ts';
import { beginLook, lookAtPhoto, readLook } from './look-at-pictures.ts';
import { findingsOf } from './picture-findings.ts';
import { readStored } from './stored-files.ts';

/** Throws `not_found` for what is no such file of the application, or has nothing to be looked at. */
export async function checkPicture(
  row: ApplicationRow,
  fileId: string,
  kind: 'photo' | 'video',
): Promise<PictureCheck> {
  const file = await getFileOrThrow(row, fileId);
  const { check } = await fileQuestion(row, file);
  if (file.kind !== kind || check === undefined) throw new AppError('not_found');
  const seen = file.seen ?? (await look(file, check));
  if (seen === null) return { fileId, state: 'running', isGood: false, findings: [], labels: [] };
  const findings = findingsInAnswers(file, seen, check, row.answers.answer);
  return { fileId, state: 'done', isGood: findings.length === 0, findings, labels: seen.labels };
}

/** Null while a video is looked at. What was seen stays with the file. */
async function look(file: FileRow, check: NonNullable<Question['check']>): Promise<Seen | null> {
  const key = objectKey(file.applicationId, file.fileId);
  if (file.kind === 'photo') {
    const seen = await lookAtPhoto(await readStored(key), check.textOf !== undefined);
    await saveFileRow({ ...file, seen });
    return seen;
  }
  const jobId = file.jobId ?? (await beginLook(key, file.fileId));
  const seen = await readLook(jobId);
  if (seen !== null || file.jobId === null) await saveFileRow({ ...file, jobId, seen });
  return seen;
}

/** Compared with the answers as they are: a plate that was corrected is looked for anew in what was read. */
export function findingsInAnswers(
  file: FileRow,
  seen: Seen,
  check: NonNullable<Question['check']>,
  answers: Answers['answer'],
): PictureFinding[] {
  const text = check.textOf === undefined ? undefined : answers[check.textOf];
  return findingsOf(file, seen, check, typeof text === 'string' && text.trim() !== '' ? text : undefined);
}
