/** Where products are sold: channels with their address, domains and products. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel, ChannelContent } from '../../../../shared/insurance/channel.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PlusIcon } from '../../../ui/area-icons.tsx';
import { GlobeIcon } from '../../../ui/icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { SettingRow, SettingRows } from '../settings/setting-row.tsx';
import { ChannelForm } from './channel-form.tsx';
import styles from './insurer.module.css';

const emptyChannel: ChannelContent = {
  ...{ channelCode: '', name: '', products: [], languages: ['en_us'], domains: [], isDirect: true, isOn: true },
};

export function ChannelsView(): ReactNode {
  const { t } = useTranslation('insurer');
  const channels = useCall('getInsurerChannels', {});
  const products = useCall('getInsurerProducts', {});
  const [edited, setEdited] = useState<ChannelContent | null>(null);
  const error = channels.error ?? products.error;
  if (!channels.data || !products.data) {
    const again = (): void => void Promise.all([channels.mutate(), products.mutate()]);
    return error ? <ErrorState error={error} onRetry={again} /> : <SkeletonRows rows={3} height={76} />;
  }
  const add = (
    <Button variant="primary" onClick={() => setEdited(emptyChannel)}>
      <PlusIcon size={18} />
      {t('channels.add')}
    </Button>
  );
  if (edited !== null) {
    return (
      <ChannelForm
        key={edited.channelCode}
        content={edited}
        isNew={edited.channelCode === ''}
        products={products.data.products}
        onDone={(isSaved) => {
          setEdited(null);
          if (isSaved) void channels.mutate();
        }}
      />
    );
  }
  const list = channels.data.channels;
  if (list.length === 0) {
    return <EmptyState icon={GlobeIcon} title={t('channels.none')} text={t('channels.noneText')} actions={add} />;
  }
  return (
    <Card title={t('channels.title')}>
      <SettingRows>
        {list.map((channel) => (
          <ChannelRow key={channel.channelCode} channel={channel} onEdit={() => setEdited(contentOf(channel))} />
        ))}
      </SettingRows>
      <div>{add}</div>
    </Card>
  );
}

function contentOf({ companyId: _company, updatedAt: _updated, ...content }: Channel): ChannelContent {
  return content;
}

function ChannelRow({ channel, onEdit }: { channel: Channel; onEdit: () => void }) {
  const { channelCode, name, products, domains, isDirect, isOn } = channel;
  const { t } = useTranslation('insurer');
  const address = `${window.location.origin}/insurance/${channelCode}`;
  return (
    <SettingRow
      icon={GlobeIcon}
      title={
        <>
          <bdi>{name}</bdi>
          <Chip tone={isOn ? 'good' : 'quiet'}>{t(isOn ? 'channels.on' : 'channels.off')}</Chip>
          {!isDirect && <Chip>{t('channels.agentsOnly')}</Chip>}
        </>
      }
      text={
        <span className={styles.facts}>
          <bdi dir="ltr">{[address, ...domains].join(' · ')}</bdi> ·{' '}
          {t('channels.products', { products: products.length })}
        </span>
      }
      action={
        <>
          <CopyButton text={address} label={t('channels.copy')} />
          <Button onClick={onEdit}>{t('edit')}</Button>
        </>
      }
    />
  );
}
