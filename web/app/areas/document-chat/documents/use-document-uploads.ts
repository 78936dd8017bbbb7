/** Documents on their way to a product: new ones, and those that take another's place. */
import { useState } from 'react';
import { callApi } from '../../../../lib/api/call.ts';
import { refusedFile, uploadFile } from '../../../../lib/upload-file.ts';
import { useUploads, type SendFile, type Uploads } from '../../../uploads/use-uploads.ts';
import type { OpenProduct } from '../use-product.ts';
import { checkDocument } from './check-document.ts';

export type DocumentUploads = Uploads & {
  /** Sends a file in the place of the document. */
  replace: (fileId: string, file: File) => void;
};

/** As long as a document's name may be. */
const LONGEST_NAME = 200;

export function useDocumentUploads({ product, keepFiles }: OpenProduct): DocumentUploads {
  const [replaced] = useState(() => new WeakMap<File, string>());
  const send: SendFile = async (file, way) => {
    const checked = checkDocument(file);
    if (!checked.ok) throw refusedFile(checked.code);
    const uploadId = await uploadFile({ purpose: 'document', contentType: checked.contentType, file, ...way });
    const fileId = replaced.get(file);
    const part = { productId: product.productId, uploadId, name: file.name.slice(0, LONGEST_NAME) };
    const { file: saved } = await callApi(
      'savePtxAiFile',
      fileId === undefined ? { action: 'add', ...part } : { action: 'replace', fileId, ...part },
      { signal: way.signal },
    );
    if (saved) keepFiles((files) => [saved, ...files.filter((one) => one.fileId !== saved.fileId)]);
  };
  const uploads = useUploads(send);
  return {
    ...uploads,
    replace(fileId, file) {
      replaced.set(file, fileId);
      uploads.add([file]);
    },
  };
}
