/** PutObject, CopyObject, DeleteObject, DeleteObjects and the browser upload. */
import type { ServerResponse } from 'node:http';
import { EngineError } from '../engine.ts';
import { textElement } from '../rest-xml.ts';
import { invalidArgument, notImplemented, send, sendXml } from './answer.ts';
import type { S3Call } from './call.ts';
import { readPutCondition } from './conditions.ts';
import { objectHeaders } from './object-headers.ts';
import type { ObjectHeaders, ObjectStore, ObjectSummary } from './object-store.ts';
import { getVisible, type MayList } from './read-object.ts';
import { encodeRfc3986 } from './signature.ts';

type CallOf<Operation extends S3Call['operation']> = Extract<S3Call, { operation: Operation }>;

export function putObject(store: ObjectStore, call: S3Call & { body: Uint8Array }, response: ServerResponse): void {
  const condition = readPutCondition(call.headers);
  const object = store.put(call.bucket, call.key, call.body, objectHeaders(call.headers), condition);
  send(response, 200, { etag: object.etag, ...versionHeader(object) });
}

export function copyObject(
  store: ObjectStore,
  call: CallOf<'CopyObject'>,
  mayList: MayList,
  response: ServerResponse,
): void {
  const source = getVisible(store, call, call.source, mayList);
  const headers = copiedHeaders(call, source);
  const object = store.put(call.bucket, call.key, source.body, headers, readPutCondition(call.headers));
  const members = [
    textElement('LastModified', new Date(object.modifiedAt).toISOString()),
    textElement('ETag', object.etag),
  ];
  sendXml(response, 200, `<CopyObjectResult>${members.join('')}</CopyObjectResult>`, versionHeader(object));
}

export function deleteObject(store: ObjectStore, call: S3Call, response: ServerResponse): void {
  if (call.headers['if-match'] !== undefined) throw notImplemented('If-Match of DeleteObject');
  const { markerVersionId } = store.delete(call.bucket, call.key);
  const marker = markerVersionId ? { 'x-amz-delete-marker': 'true', 'x-amz-version-id': markerVersionId } : {};
  send(response, 204, marker);
}

/** A caller that lacks the right for one of the keys is refused as a whole; S3 would refuse key by key. */
export function deleteObjects(store: ObjectStore, call: CallOf<'DeleteObjects'>, response: ServerResponse): void {
  const deleted = call.keys.map((key) => {
    const { markerVersionId } = store.delete(call.bucket, key);
    const marker = markerVersionId
      ? textElement('DeleteMarker', true) + textElement('DeleteMarkerVersionId', markerVersionId)
      : '';
    return `<Deleted>${textElement('Key', key)}${marker}</Deleted>`;
  });
  sendXml(response, 200, `<DeleteResult>${call.isQuiet ? '' : deleted.join('')}</DeleteResult>`);
}

export function postObject(store: ObjectStore, call: CallOf<'PostObject'>, response: ServerResponse): void {
  const { body, headers, status } = call.upload;
  const object = store.put(call.bucket, call.key, body, headers);
  const path = call.key.split('/').map(encodeRfc3986).join('/');
  const location = `http://${response.req.headers.host ?? '127.0.0.1'}/${call.bucket}/${path}`;
  const answerHeaders = { etag: object.etag, location, ...versionHeader(object) };
  if (status !== 201) {
    send(response, status, answerHeaders);
    return;
  }
  const members = [
    textElement('Location', location),
    textElement('Bucket', call.bucket),
    textElement('Key', call.key),
    textElement('ETag', object.etag),
  ];
  sendXml(response, 201, `<PostResponse>${members.join('')}</PostResponse>`, answerHeaders);
}

function copiedHeaders(call: CallOf<'CopyObject'>, source: ObjectSummary): ObjectHeaders {
  const directive = call.headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive === 'REPLACE') return objectHeaders(call.headers);
  if (directive !== 'COPY') throw invalidArgument('Unknown metadata directive; expected COPY or REPLACE.');
  if (call.source.bucket === call.bucket && call.source.key === call.key) {
    const message =
      'This copy request is illegal because it is trying to copy an object to itself without changing it.';
    throw new EngineError('InvalidRequest', message, 400);
  }
  return source.headers;
}

function versionHeader(object: ObjectSummary): Record<string, string> {
  return object.versionId === undefined ? {} : { 'x-amz-version-id': object.versionId };
}
