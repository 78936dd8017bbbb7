/** Whether S3 refuses a key because nothing is there: without the right to list it says AccessDenied of such a key. */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof Error && /^(NoSuchKey|AccessDenied)$/.test(error.name);
