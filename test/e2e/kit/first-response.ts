/** The first response of a page as it goes over the wire. */
import { get } from 'node:http';

export type FirstResponse = { status: number; headerBytes: number; bodyBytes: number; encoding: string };

/** Asks as a browser would, and does not unpack. */
export function fetchRaw(address: string): Promise<FirstResponse> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let bodyBytes = 0;
      response.on('data', (chunk: Buffer) => void (bodyBytes += chunk.length));
      response.on('end', () => {
        const headerBytes = response.rawHeaders.join('').length + response.rawHeaders.length * 2;
        const encoding = String(response.headers['content-encoding'] ?? '');
        resolve({ status: response.statusCode ?? 0, headerBytes, bodyBytes, encoding });
      });
    });
    request.on('error', reject);
  });
}
