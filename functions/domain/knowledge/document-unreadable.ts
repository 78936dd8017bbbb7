import type { DocumentFailure } from '../../../shared/model/document-product.ts';

/** Why a document cannot be read; what is shown to its owner is the reason alone. */
export class DocumentUnreadable extends Error {
  readonly failure: DocumentFailure;

  constructor(failure: DocumentFailure, internal?: string) {
    super(internal ?? failure);
    this.name = 'DocumentUnreadable';
    this.failure = failure;
  }
}
