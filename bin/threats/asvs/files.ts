/** Chapter 5: files. */
import { met, notMet, type Requirement } from './requirement.ts';

export const files: readonly Requirement[] = [
  met(
    '5.1.1',
    'It is documented which files are taken, how large, and how they become safe.',
    'By purpose in the contracts and their pages: pictures 8 MB, films 30 MB, CVs 10 MB, documents 50 MB, and what becomes of each.',
    ['shared/calls/page-assets.ts', 'docs/companies.md', 'docs/architecture.md', 'shared/insurance/uploads.ts'],
    ['test/functions/calls/page-assets/get-signed-url.test.ts'],
  ),
  met(
    '5.2.1',
    'A file is no larger than can be worked on.',
    'The policy of the upload, a look at the size before a byte is read, and limits of pages, pixels and time while it is.',
    [
      'functions/kit/sign-upload.ts',
      'functions/domain/media/stored-objects.ts',
      'functions/domain/knowledge/read-pdf.ts',
    ],
    [
      'test/functions/kit/sign-upload.test.ts',
      'test/functions/calls/page-assets/save-media.test.ts',
      'test/functions/domain/knowledge/read-pdf.test.ts',
    ],
  ),
  met(
    '5.2.2',
    'A file is what its ending says.',
    'First bytes decide; pictures are written anew; films and PDFs are opened. Endings are ours.',
    [
      'functions/domain/knowledge/kind-of-bytes.ts',
      'functions/domain/media/make-picture.ts',
      'shared/rules/film-file.ts',
    ],
    [
      'test/functions/domain/knowledge/kind-of-bytes.test.ts',
      'test/functions/domain/media/make-picture.test.ts',
      'test/functions/calls/insurance-catalogue/dtx-file.test.ts',
      'test/functions/calls/document-chat-editor/save-ptx-ai-file.test.ts',
    ],
  ),
  met(
    '5.2.3',
    'What is packed is measured before it is unpacked.',
    'Sizes and number of the entries of a DOCX, and no more is unpacked than an entry says.',
    ['functions/domain/knowledge/read-zip.ts'],
    ['test/functions/domain/knowledge/read-document.test.ts'],
  ),
  met(
    '5.2.4',
    'One person cannot fill the storage.',
    'A library has a thousand pictures, a product a hundred documents, an application its files; what nobody took goes after a day.',
    ['functions/domain/documents/save-document.ts', 'infra/constructs/app-buckets.ts'],
    [
      'test/functions/calls/page-assets/save-media.test.ts',
      'test/functions/calls/document-chat-editor/save-ptx-ai-file.test.ts',
      'test/functions/calls/insurance-catalogue/dtx-file.test.ts',
    ],
  ),
  met(
    '5.2.5',
    'Links in archives lead nowhere.',
    'Archives are read in memory, by names that are asked for; nothing is written to a disk.',
    ['functions/domain/knowledge/read-zip.ts'],
    ['test/functions/domain/knowledge/read-document.test.ts'],
  ),
  met(
    '5.2.6',
    'Pictures with too many pixels are refused.',
    'Twenty-five million, and no frame but the first.',
    ['functions/domain/media/make-picture.ts'],
    ['test/functions/domain/media/make-picture.test.ts'],
  ),
  met(
    '5.3.1',
    'A file that is public is not run by a server.',
    'Buckets run nothing; the media host says what each file is and lets it do nothing.',
    ['infra/stacks/site.ts', 'infra/content-security-policy.ts'],
    ['test/infra/content-security-policy.test.ts'],
  ),
  met(
    '5.3.2',
    'Paths are made by us.',
    'Keys are made of ids of ours; ids that come back have a fixed form; a path of a page becomes a key by a list.',
    ['functions/kit/sign-upload.ts', 'infra/edge-functions/page-request.js', 'functions/domain/media/media-rows.ts'],
    [
      'test/functions/calls/page-assets/save-media.test.ts',
      'test/functions/calls/page-assets/read-cv.test.ts',
      'test/infra/edge-functions/edge-functions.test.ts',
    ],
  ),
  met(
    '5.3.3',
    'Paths inside archives are not followed.',
    'Names inside choose what is read, and are no paths.',
    ['functions/domain/knowledge/read-zip.ts'],
    ['test/functions/domain/knowledge/read-document.test.ts'],
  ),
  met(
    '5.4.1',
    'A download has a name of ours in its header.',
    'Names of invoices, policies and tables are made by us; a document’s own name is cleaned.',
    ['functions/kit/content-disposition.ts', 'functions/domain/insurance/files/stored-files.ts'],
    [
      'test/functions/kit/content-disposition.test.ts',
      'test/functions/calls/insurance-catalogue/get-pre-signed-url.test.ts',
    ],
  ),
  met(
    '5.4.2',
    'Names are encoded (RFC 6266).',
    'A plain name and one in UTF-8, without signs that mean something; the same for attachments.',
    ['functions/kit/content-disposition.ts', 'functions/domain/messages/mail.ts'],
    ['test/functions/kit/content-disposition.test.ts', 'test/functions/domain/messages/mail.test.ts'],
  ),
  notMet(
    '5.4.3',
    'Files of strangers are scanned for known malicious software.',
    'Pictures are written anew, films lose what describes them, of PDFs of applications the pages alone are kept; documents that a company shares go out as they came in, and nobody scans them. It would take GuardDuty Malware Protection on the buckets `incoming` and `documents`, and a state of a file that is held back.',
    ['infra/constructs/app-buckets.ts', 'functions/domain/product-chat/shared-files.ts'],
  ),
];
