import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelView } from '../../../../../shared/insurance/channel.ts';
import { toBcp47 } from '../../../../../shared/places/languages.ts';
import { productOf } from '../../../../../shared/insurance/product.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { applyPath } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CloseIcon } from '../../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { OpenApplication } from '../channel/open-application.tsx';
import { AgentChoice } from '../channel/agent-choice.tsx';
import { LinePicture } from '../channel/line-picture.tsx';
import { PlanTable } from '../plans/plan-table.tsx';
import { useAmounts } from '../use-amounts.ts';
import { exampleBenefits } from './example-benefits.ts';
import { Examples } from './examples.tsx';
import styles from './product.module.css';
import { Wording } from './wording.tsx';

type ProductPageProps = {
  channel: ChannelView;
  product: OutputOfCall<'getProductBuild'>;
  /** Null while they are on their way. */
  examples: OutputOfCall<'getPriceShow'>['examples'] | null;
  agentName: string | null;
};

export function ProductPage({ channel, product, examples, agentName }: ProductPageProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { money } = useAmounts();
  const { definition, texts } = product;
  const lang = toBcp47(product.language);
  const needsAgent = !channel.isDirect && agentName === null;
  const from = lowest(examples);
  const start = (
    <ButtonLink
      variant="primary"
      className={styles.start ?? ''}
      to={applyPath(channel.channelCode, definition.code, agentName)}
    >
      {t('product.start')}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <LinePicture line={definition.line} />
        <h1 className={styles.title} lang={lang}>
          {texts.name}
        </h1>
        <p className={styles.tagline} lang={lang}>
          {texts.tagline}
        </p>
        <p className={styles.summary} lang={lang}>
          {texts.summary}
        </p>
        {!needsAgent && (
          <div className={styles.begin}>
            {start}
            {from !== null && <p className={styles.from}>{t('product.from', { price: money(from) })}</p>}
          </div>
        )}
      </section>
      <OpenApplication channelCode={channel.channelCode} productCode={definition.code} />
      {needsAgent && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{t('agent.first')}</h2>
          <AgentChoice channel={channel} productCode={definition.code} />
        </section>
      )}
      <Examples examples={examples} plans={texts.plans} />
      <div className={styles.both}>
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{t('product.covered')}</h2>
          <ul className={styles.points} lang={lang}>
            {definition.events.map((id) => (
              <li key={id}>
                <CheckIcon className={styles.yes} />
                <Point {...(texts.events[id] ?? { title: id, text: '' })} />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section}>
          <h2 className={styles.subtitle}>{t('product.notCovered')}</h2>
          <ul className={styles.points} lang={lang}>
            {definition.exclusions.map((id) => (
              <li key={id}>
                <CloseIcon className={styles.no} />
                <Point {...(texts.exclusions[id] ?? { title: id, text: '' })} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{t('product.plans')}</h2>
        <PlanTable currency={definition.currency} texts={texts} columns={exampleBenefits(productOf(definition))} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>{t('product.goodToKnow')}</h2>
        <p className={styles.notice} lang={lang}>
          {texts.notice}
        </p>
        <Wording productCode={definition.code} language={product.language} name={texts.name} />
      </section>
      {!needsAgent && <div className={styles.last}>{start}</div>}
    </div>
  );
}

function Point({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <div>
      <h3 className={styles.point}>{title}</h3>
      <p className={styles.pointText}>{text}</p>
    </div>
  );
}

function lowest(examples: ProductPageProps['examples']) {
  const prices = (examples ?? []).flatMap((example) => example.prices);
  const amounts = prices.map(({ total }) => total);
  const first = prices[0];
  return first === undefined ? null : { amount: Math.min(...amounts), currency: first.currency };
}
