import type { CSSProperties, ReactElement } from 'react';
import type { ImageTemplateId } from '../../../shared/model/page.ts';

/** Shapes on a field of 400 × 500, one over the other: `shape` and `field` in turn. */
const art: Record<ImageTemplateId, (field: string) => ReactElement> = {
  dawn: (field) => (
    <>
      <circle cx="290" cy="250" r="150" />
      <path fill={field} d="M0 300h400v14H0zM0 336h400v24H0zM0 384h400v38H0z" />
    </>
  ),
  waves: () => (
    <path d="M0 90c70-50 130-50 200 0s130 50 200 0v70c-70 50-130 50-200 0S70 110 0 160zM0 230c70-50 130-50 200 0s130 50 200 0v70c-70 50-130 50-200 0S70 250 0 300zM0 370c70-50 130-50 200 0s130 50 200 0v70c-70 50-130 50-200 0S70 390 0 440z" />
  ),
  arches: (field) => (
    <>
      <path d="M70 500V250a130 130 0 0 1 260 0v250z" />
      <path fill={field} d="M110 500V250a90 90 0 0 1 180 0v250z" />
      <path d="M150 500V250a50 50 0 0 1 100 0v250z" />
    </>
  ),
  hills: (field) => (
    <>
      <circle cx="110" cy="130" r="56" />
      <path d="M0 330q110-150 220-40t180-60v270H0z" />
      <path fill={field} d="M0 400q120-110 230-20t170-60v180H0z" />
      <path d="M0 470q140-90 250-20t150-40v90H0z" />
    </>
  ),
  rays: () => (
    <path d="M400 500 0 460v-70zM400 500 0 300V200zM400 500 0 90V0h46zM400 500 140 0h90zM400 500 300 0h60z" />
  ),
  grid: () => (
    <path d="M0 0h100a100 100 0 0 1-100 100zM200 0h100v100a100 100 0 0 1-100-100zM100 100h100a100 100 0 0 1-100 100zM300 100h100v100a100 100 0 0 1-100-100zM0 200h100v100a100 100 0 0 1-100-100zM200 300a100 100 0 0 1 100-100v100zM100 300h100v100a100 100 0 0 1-100-100zM300 400a100 100 0 0 1 100-100v100zM0 500a100 100 0 0 1 100-100v100zM200 400h100a100 100 0 0 1-100 100z" />
  ),
  ribbon: () => (
    <path d="M-20 60C200-40 330 120 230 230S20 400 180 470s240-20 240-20v60c-60 40-190 60-280 10S10 340 130 220 120 60-20 160z" />
  ),
  orbit: (field) => (
    <>
      <circle cx="300" cy="150" r="230" />
      <circle fill={field} cx="300" cy="150" r="204" />
      <circle cx="300" cy="150" r="130" />
      <circle fill={field} cx="300" cy="150" r="106" />
      <circle cx="300" cy="150" r="52" />
      <circle cx="137" cy="313" r="26" />
    </>
  ),
};

/** Its style comes with it, so that pages without a cover of ours have none of it. */
const scene: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };

export type CoverArtProps = { id: ImageTemplateId; field: string; shape: string };

/** A cover in two tones of the theme colour; fills its parent, which is positioned. */
export function CoverArt({ id, field, shape }: CoverArtProps): ReactElement {
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      style={{ ...scene, background: field, fill: shape }}
    >
      {art[id](field)}
    </svg>
  );
}
