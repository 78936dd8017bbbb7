/** An answer in its bubble, each sentence with the numbers of its sources; a number opens the very passage. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Citation, Message, Sentence } from '../../../../shared/model/conversation.ts';
import type { DocumentPlace } from '../../../../shared/model/document-product.ts';
import { readingSearch } from '../document-chat/reading/reading-search.ts';
import styles from './sourced-answer.module.css';

type SourcedAnswerProps = { sentences: readonly Sentence[]; kind: Message['kind'] };

export function SourcedAnswer({ sentences, kind }: SourcedAnswerProps): ReactNode {
  const [open, setOpen] = useState<Citation | null>(null);
  const panelId = useId();
  const answer = useRef<HTMLDivElement>(null);
  useCloseOutside(answer, open !== null, () => setOpen(null));
  const toggle = (citation: Citation): void => setOpen(open?.number === citation.number ? null : citation);
  return (
    <div ref={answer} className={styles.answer} data-kind={kind}>
      <p dir="auto" className={styles.text}>
        {sentences.map((sentence, index) => (
          <span key={index}>
            {sentence.text}
            {sentence.citations.map((citation) => (
              <SourceChip
                key={citation.number}
                citation={citation}
                isOpen={open?.number === citation.number}
                panelId={panelId}
                onPress={() => toggle(citation)}
              />
            ))}{' '}
          </span>
        ))}
      </p>
      {open && <SourcePanel id={panelId} citation={open} />}
    </div>
  );
}

type SourceChipProps = { citation: Citation; isOpen: boolean; panelId: string; onPress: () => void };

function SourceChip({ citation, isOpen, panelId, onPress }: SourceChipProps) {
  const { t } = useTranslation('history');
  const label = useSourceLabel(citation);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-label={t('source', { number: citation.number, label })}
      onClick={onPress}
    >
      <span className={styles.number}>{citation.number}</span>
    </button>
  );
}

function SourcePanel({ id, citation }: { id: string; citation: Citation }) {
  const { document: place } = citation;
  const label = useSourceLabel(citation);
  return (
    <div id={id} className={styles.panel} role="status">
      <p className={styles.label}>
        <span className={styles.number}>{citation.number}</span>
        <bdi>{label}</bdi>
      </p>
      <blockquote className={styles.excerpt} dir="auto">
        {citation.excerpt}
      </blockquote>
      {place && <ToPage place={place} />}
    </div>
  );
}

/** Conversations about a document stand on the screen of its product, where the address alone opens the page. */
function ToPage({ place: { fileId, page } }: { place: DocumentPlace }) {
  const { t } = useTranslation('history');
  return (
    <Link className={styles.toPage} to={{ search: readingSearch(fileId, page) }}>
      {t('toPage')}
    </Link>
  );
}

/** Of a document also the page. */
function useSourceLabel({ label, document: place }: Citation): string {
  const { t } = useTranslation('history');
  return place ? t('sourcePage', { label, page: place.page }) : label;
}

/** Escape, or a press anywhere else. */
function useCloseOutside(area: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) latest.current();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [area, isOpen]);
}
