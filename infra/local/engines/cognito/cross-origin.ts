/** Cross-origin answers: the browser calls these pools from the pages of this machine, and from nowhere else. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Sets the headers that the answer to this request needs; other origins get none, so their browsers hide the answer. */
export function allowLocalOrigin(message: Pick<IncomingMessage, 'headers'>, response: ServerResponse): void {
  response.setHeader('vary', 'origin');
  const origin = message.headers.origin;
  if (origin === undefined || !LOCAL_ORIGIN.test(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage');
}

/** Answers a preflight. */
export function answerPreflight(message: Pick<IncomingMessage, 'headers'>, response: ServerResponse): void {
  allowLocalOrigin(message, response);
  const wanted = message.headers['access-control-request-headers'];
  if (response.hasHeader('access-control-allow-origin')) {
    response.setHeader('access-control-allow-methods', 'GET, POST');
    if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted);
    response.setHeader('access-control-max-age', '3000');
  }
  response.writeHead(200);
  response.end();
}
