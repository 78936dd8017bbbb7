/**
 * The code of a failed call: the server's, `network`, `aborted`, or `internal` for anything else. The failures of the
 * app around a preview are known by their code, as each frame has classes of its own.
 */
export function failureCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'internal';
}
