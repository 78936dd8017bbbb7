/** Who may open the chat: by its link, on agents' pages, on other sites. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visibilities, type ShareSettings } from '../../../../../shared/model/document-product.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { AutosaveState } from '../autosave-state.tsx';
import styles from '../product-design.module.css';
import { useAutosave } from '../use-autosave.ts';
import type { OpenProduct } from '../use-product.ts';
import { useToastedCall } from '../use-toasted-call.ts';
import { AgentsCard } from './agents-card.tsx';
import { EmbedCard } from './embed-card.tsx';
import { LinkCard } from './link-card.tsx';
import { ShowingCard } from './showing-card.tsx';

export function ShareView({ open }: { open: OpenProduct }): ReactNode {
  const { productId } = open.product;
  const { data, error, mutate } = useCall('getPtxShareInfo', { productId });
  if (data) {
    const keep = (share: ShareSettings): void => {
      // On whose pages it stands may have changed with it.
      void mutate((known) => known && { ...known, share });
      open.keepProduct({ share, visibility: share.visibility });
    };
    return <ShareForm open={open} info={data} onSaved={keep} />;
  }
  return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={4} height={120} />;
}

type ShareFormProps = {
  open: OpenProduct;
  info: OutputOfCall<'getPtxShareInfo'>;
  onSaved: (share: ShareSettings) => void;
};

function ShareForm({ open: { product }, info, onSaved }: ShareFormProps) {
  const { t } = useTranslation(['product-design', 'document-chat']);
  const { run } = useToastedCall('savePtxShareInfo');
  const autosave = useAutosave(info.share, {
    isGood: () => true,
    async send(share) {
      const answer = await run({ productId: product.productId, share });
      if (answer) onSaved(answer.share);
      return answer !== null;
    },
  });
  const { value: share, edit } = autosave;
  return (
    <section className={`${styles.form} ${styles.panel}`} aria-label={t('view.share')}>
      <AutosaveState {...autosave} />
      <Card>
        <RadioCards
          label={t('share.who')}
          value={share.visibility}
          options={visibilities.map((value) => ({
            value,
            label: t(`document-chat:visibility.${value}.long`),
            help: t(`document-chat:visibility.${value}.help`),
          }))}
          onChange={(visibility) => edit({ visibility })}
        />
      </Card>
      {share.visibility === 'public' && <LinkCard name={product.name} link={info.link} />}
      {share.visibility !== 'off' && <AgentsCard share={share} agents={info.agents} onEdit={edit} />}
      {share.visibility !== 'off' && info.agents.length + info.showing.length > 0 && (
        <ShowingCard showing={info.showing} />
      )}
      {share.visibility === 'public' && (
        <EmbedCard productId={product.productId} link={info.link} share={share} onEdit={edit} />
      )}
    </section>
  );
}
