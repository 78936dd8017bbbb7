/** Files of applications: begun, confirmed, found, removed (rows: file-rows.ts). */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Question } from '../../../../shared/insurance/definition.ts';
import {
  FILE_DAYS,
  fileRules,
  isFileKind,
  isLookedAt,
  maxBytesOf,
  MAX_FILES,
  type UploadedFile,
  type FileKind,
} from '../../../../shared/insurance/uploads.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import type { CallContext } from '../../../kit/context.ts';
import { environment } from '../../../kit/environment.ts';
import { epochSeconds } from '../../../kit/epoch-seconds.ts';
import { listBelow } from '../../../kit/list-below.ts';
import { readRow } from '../../../kit/read-row.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { definitionOf } from '../find-product.ts';
import { fileKey, FileRow, objectKey } from './file-rows.ts';
import { makeFile } from './make-file.ts';
import { deleteObject, readIncoming, signFileUpload, store } from './stored-files.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] }],
};

/** Where a file belongs. */
export type FilePlace = Pick<UploadedFile, 'about' | 'question'>;

/** Throws `not_found` for what is no question for a file, `upload_type_unsupported`, `files_full`, `application_closed`. */
export async function beginFile(
  row: ApplicationRow,
  place: FilePlace & { contentType: string },
  { newId, now }: CallContext,
): Promise<{ uploadId: string } & Awaited<ReturnType<typeof signFileUpload>>> {
  checkOpen(row);
  const { kind } = await fileQuestion(row, place);
  const { contentType } = place;
  const { types, names } = fileRules[kind];
  if (!types.includes(contentType)) throw new AppError('upload_type_unsupported', { types: names });
  await checkRoom(row);
  const uploadId = newId();
  const key = objectKey(row.applicationId, uploadId);
  return { uploadId, ...(await signFileUpload({ key, contentType, maxBytes: maxBytesOf(kind), now })) };
}

/** The upload becomes a file under its own id; once it is one, it is given again. Throws `not_found` when nothing came. */
export async function confirmFile(
  row: ApplicationRow,
  { about, question: questionId, uploadId, name }: FilePlace & { uploadId: string; name: string },
  now: Date,
): Promise<FileRow> {
  const { applicationId } = row;
  const key = objectKey(applicationId, uploadId);
  const known = await findFile(applicationId, uploadId);
  if (known !== null) {
    await deleteObject('incoming', key);
    return known;
  }
  checkOpen(row);
  const question = await fileQuestion(row, { about, question: questionId });
  await checkRoom(row);
  const { body, contentType, width, height } = await makeFile(question.kind, await readIncoming(key));
  const file: FileRow = {
    ...{ fileId: uploadId, applicationId, about, question: questionId, kind: question.kind, name },
    ...{ contentType, bytes: body.length, width, height, needsCheck: isLookedAt(question) },
    ...{ seen: null, jobId: null, createdAt: now.toISOString() },
    expiresAt: epochSeconds(now) + FILE_DAYS * 86_400,
  };
  await store(key, body, contentType);
  await saveFileRow(file);
  await deleteObject('incoming', key);
  return file;
}

/** Its object first: a crash in between only means removing it again. */
export async function removeFile(row: ApplicationRow, fileId: string): Promise<void> {
  checkOpen(row);
  const { applicationId } = row;
  await deleteObject('documents', objectKey(applicationId, fileId));
  await dynamo.send(
    new DeleteCommand({ TableName: environment.table('insurance'), Key: fileKey(applicationId, fileId) }),
  );
}

export async function findFile(applicationId: string, fileId: string): Promise<FileRow | null> {
  const item = await readRow('insurance', fileKey(applicationId, fileId));
  return item === undefined ? null : FileRow.parse(item);
}

/** Throws `not_found`, also for a file of another application. */
export async function getFileOrThrow({ applicationId }: ApplicationRow, fileId: string): Promise<FileRow> {
  const file = await findFile(applicationId, fileId);
  if (file === null) throw new AppError('not_found');
  return file;
}

export async function saveFileRow(file: FileRow): Promise<void> {
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('insurance'),
      Item: { ...fileKey(file.applicationId, file.fileId), ...file },
    }),
  );
}

/** The question that a file answers, by the version of its application. Throws `not_found` for any other question. */
export async function fileQuestion(
  { productCode, version }: ApplicationRow,
  { about, question: id }: FilePlace,
): Promise<Question & { kind: FileKind }> {
  const { blocks } = await definitionOf(productCode, version);
  const questions = blocks.filter((block) => block.about === about).flatMap((block) => block.questions);
  const question = questions.find((one) => one.id === id);
  if (question === undefined || !isFileKind(question.kind)) throw new AppError('not_found');
  return { ...question, kind: question.kind };
}

export const toUploadedFile = (row: FileRow): UploadedFile => {
  const { applicationId: _application, seen: _seen, jobId: _job, createdAt: _created, ...rest } = row;
  const { expiresAt: _end, ...file } = rest;
  return file;
};

/** What is paid is what was answered. */
function checkOpen({ state }: ApplicationRow): void {
  if (state === 'ordered' || state === 'issued') throw new AppError('application_closed');
}

async function checkRoom({ applicationId }: ApplicationRow): Promise<void> {
  const files = await listBelow('insurance', fileKey(applicationId, ''), MAX_FILES);
  if (files.length >= MAX_FILES) throw new AppError('files_full');
}
