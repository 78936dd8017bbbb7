import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eyeShapes, logoKinds, moduleShapes, qrLimits, type QrDesign } from '../../../../../shared/model/place.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import styles from './share.module.css';

export type DesignFieldsProps = { design: QrDesign; onChange: (change: Partial<QrDesign>) => void };

/** All that an owner can choose of a code; what is left, the error correction, follows from it. */
export function DesignFields({ design, onChange }: DesignFieldsProps): ReactNode {
  const { t } = useTranslation('share');
  return (
    <div className={styles.fields}>
      <div className={styles.colours}>
        <Colour label={t('code.colour')} value={design.colour} onChange={(colour) => onChange({ colour })} />
        <Colour
          label={t('code.background')}
          value={design.background}
          onChange={(background) => onChange({ background })}
        />
      </div>
      <Choice label={t('code.modules')}>
        <Segmented
          label={t('code.modules')}
          value={design.moduleShape}
          options={moduleShapes.map((value) => ({ value, label: t(`modules.${value}`) }))}
          onChange={(moduleShape) => onChange({ moduleShape })}
        />
      </Choice>
      <Choice label={t('code.eyes')}>
        <Segmented
          label={t('code.eyes')}
          value={design.eyeShape}
          options={eyeShapes.map((value) => ({ value, label: t(`eyes.${value}`) }))}
          onChange={(eyeShape) => onChange({ eyeShape })}
        />
      </Choice>
      <Choice label={t('code.logo')}>
        <Segmented
          label={t('code.logo')}
          value={design.logo}
          options={logoKinds.map((value) => ({ value, label: t(`logo.${value}`) }))}
          onChange={(logo) => onChange({ logo })}
        />
      </Choice>
      {design.logo !== 'none' && (
        <Measure
          label={t('code.logoSize')}
          shown={t('code.percent', { value: design.logoSize })}
          limits={qrLimits.logoSize}
          value={design.logoSize}
          onChange={(logoSize) => onChange({ logoSize })}
        />
      )}
      <Measure
        label={t('code.quietZone')}
        shown={t('code.modulesCount', { count: design.quietZone })}
        limits={qrLimits.quietZone}
        value={design.quietZone}
        onChange={(quietZone) => onChange({ quietZone })}
      />
      <Measure
        label={t('code.size')}
        shown={t('code.millimetres', { value: design.millimetres })}
        limits={qrLimits.millimetres}
        value={design.millimetres}
        onChange={(millimetres) => onChange({ millimetres })}
      />
    </div>
  );
}

type ColourProps = { label: string; value: string; onChange: (value: string) => void };

function Colour({ label, value, onChange }: ColourProps): ReactNode {
  return (
    <label className={styles.colour}>
      <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
      <span>
        {label}
        <bdi className={styles.soft} dir="ltr">
          {value}
        </bdi>
      </span>
    </label>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

type MeasureProps = {
  label: string;
  /** The value with its unit. */
  shown: string;
  limits: { min: number; max: number };
  value: number;
  onChange: (value: number) => void;
};

function Measure({ label, shown, limits, value, onChange }: MeasureProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <div className={styles.measure}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output className={styles.soft} htmlFor={id}>
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={limits.min}
        max={limits.max}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
