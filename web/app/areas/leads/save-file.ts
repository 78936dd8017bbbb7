/** Hands a file to the browser's downloads. */
export function saveFile({ fileName, contentType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

type SavedFile = { fileName: string; contentType: string; content: string };
