import type { ReactNode } from 'react';
import { PhonePicture } from '../ui/phone-picture.tsx';
import { signUpPath, SiteFrame } from './site-frame.tsx';

/** One promise, one button, and what comes of it. */
export function HomePage({ styles }: { styles: string }): ReactNode {
  return (
    <SiteFrame
      title="XPage – a page that answers for you"
      description="A personal page with an AI assistant that answers your visitors from what you wrote, says where each answer comes from, and passes on who wants to talk to you."
      path="/"
      styles={styles}
    >
      <main className="hero">
        <div className="promise">
          <h1>A page that answers for you.</h1>
          <p>
            Put your work on one beautiful page. Its assistant answers visitors in your words, with sources, and tells
            you who wants to talk.
          </p>
          <a className="start" href={signUpPath}>
            Create your page
          </a>
          <p className="small">Live in three minutes. 14 days with everything, no card.</p>
        </div>
        <div className="stage">
          <PhonePicture
            name="Mara Lindqvist"
            title="Interior designer · Stockholm"
            about="I plan calm rooms for people who work at home. A first session is free."
            button="Book a first session"
            question="What does a first session cost?"
            answer="A first session is free."
            source="About me"
          />
        </div>
      </main>
    </SiteFrame>
  );
}
