import { networkError } from './api-error.ts';

/** `fetch`, but failing as ApiError `network`. */
export async function fetchOrNetworkError(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw networkError(error);
  }
}
