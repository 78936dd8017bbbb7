import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { OutputOf } from '../../../../shared/calls/define-call.ts';
import type { getDocumentCenterTokenAndPdf } from '../../../../shared/calls/policy.ts';
import { PortalFrame } from '../sign-in/portal-frame.tsx';
import { BirthStep } from './birth-step.tsx';
import { DocumentList } from './document-list.tsx';

export type DocumentCenter = OutputOf<typeof getDocumentCenterTokenAndPdf>;

/** The document centre of a policy (`?application=`), which the mail to its holder leads to: their birth, then the documents. */
export function DocumentsArea(): ReactNode {
  const { search } = useLocation();
  const applicationId = new URLSearchParams(search).get('application') ?? '';
  const [center, setCenter] = useState<DocumentCenter | null>(null);
  const [isOver, setOver] = useState(false);
  const leave = (): void => {
    setCenter(null);
    setOver(true);
  };
  return (
    <PortalFrame>
      {center === null ? (
        <BirthStep applicationId={applicationId} isOver={isOver} onOpen={setCenter} />
      ) : (
        <DocumentList applicationId={applicationId} center={center} onOver={leave} />
      )}
    </PortalFrame>
  );
}
