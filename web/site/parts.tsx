/** What the pages of the site are made of. */
import type { ReactNode } from 'react';
import { signUpPath } from './site-paths.ts';
import type { Site } from './site-texts.ts';

type HeroProps = { title: string; lead: string; small?: string; action: ReactNode; children?: ReactNode };

/** One promise, one button, and beside it what comes of it. */
export function Hero({ title, lead, small, action, children }: HeroProps): ReactNode {
  return (
    <section className={children === undefined ? 'hero alone' : 'hero'}>
      <div className="promise">
        <h1>{title}</h1>
        <p>{lead}</p>
        {action}
        {small !== undefined && <p className="small">{small}</p>}
      </div>
      {children !== undefined && <div className="stage">{children}</div>}
    </section>
  );
}

export function StartLink({ site }: { site: Site }): ReactNode {
  return (
    <a className="start" href={signUpPath(site.language)}>
      {site.texts.site.frame.start}
    </a>
  );
}

export type Point = { title: string; text: string };

/** Reasons, each a heading and a sentence or two; below the title of them all, where there is one. */
export function Points({ title, points }: { title?: string; points: readonly Point[] }): ReactNode {
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <section className="band">
      {title !== undefined && <h2>{title}</h2>}
      <ul className="points">
        {points.map((point) => (
          <li key={point.title}>
            <Heading>{point.title}</Heading>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last word of a page, and the button once more. */
export function Closing({ site }: { site: Site }): ReactNode {
  const { endTitle, endText } = site.texts.site.home;
  return (
    <section className="closing">
      <h2>{endTitle}</h2>
      <p>{endText}</p>
      <StartLink site={site} />
    </section>
  );
}
