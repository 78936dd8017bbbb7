import type { CSSProperties, ReactElement } from 'react';
import type { PagePhoto } from '../render-input.ts';

/** How the browser picks from the two sizes of a picture that isn't inlined. */
const sizes = '(min-width:56em) 50vw, 100vw';

/**
 * A picture that fills its frame. An inlined one is there with the first response; its sharper copy fades in over it
 * when it has come, and neither moves anything. For one that isn't inlined React puts a preload into the head.
 */
export function Photo({ photo }: { photo: PagePhoto }): ReactElement {
  const { src, srcLarge, width, height, alt } = photo;
  const isInlined = src.startsWith('data:');
  const sources =
    isInlined || srcLarge === undefined ? {} : { srcSet: `${src} ${width}w, ${srcLarge} ${width * 2}w`, sizes };
  return (
    <>
      <img
        src={src}
        {...sources}
        width={width}
        height={height}
        alt={alt}
        {...(isInlined ? {} : { fetchPriority: 'high' })}
      />
      {isInlined && srcLarge !== undefined && (
        <img className="sharp" src={srcLarge} alt="" loading="lazy" decoding="async" />
      )}
    </>
  );
}

/** A custom property as React wants it. */
export function cssVariable(name: `--${string}`, value: string | number): CSSProperties {
  return { [name]: value } as CSSProperties;
}
