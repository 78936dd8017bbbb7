/** In place of the reader of `~/.aws/config`: a function has no such file, and looking for it loads `fs/promises`. */
export const filePromises: Record<string, Promise<string>> = {};
export const fileIntercept: Record<string, Promise<string>> = {};

/** The SDK takes a file that cannot be read as an empty one. */
export async function readFile(path: string): Promise<string> {
  const content = fileIntercept[path];
  if (content === undefined) throw new Error(`Bundled functions do not read ${path}.`);
  return content;
}
