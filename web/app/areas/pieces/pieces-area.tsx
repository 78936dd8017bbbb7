import type { ReactNode } from 'react';
import useSWR from 'swr';
import { loadConfig } from '../../../lib/config.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { NotFoundArea } from '../../not-found-area.tsx';
import { ActionPieces } from './action-pieces.tsx';
import { CardPieces } from './card-pieces.tsx';
import { FieldPieces } from './field-pieces.tsx';
import styles from './pieces.module.css';
import { StatePieces } from './state-pieces.tsx';

/** Stages whose users are the people who build this. */
const openStages = ['local', 'dev'];

/** All pieces of the interface on one page, for those who build it; English only, and nowhere else but there. */
export function PiecesArea(): ReactNode {
  const { data: config, error } = useSWR('app-config', loadConfig);
  if (config === undefined && error === undefined) return <SkeletonRows />;
  if (config === undefined || !openStages.includes(config.stage)) return <NotFoundArea />;
  return (
    <div className={styles.pieces}>
      <PageHeader title="Pieces" text="Every piece of the interface, in its states." />
      <ActionPieces />
      <FieldPieces />
      <CardPieces />
      <StatePieces />
    </div>
  );
}
