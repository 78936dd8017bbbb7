import type { ReactNode } from 'react';
import { initialsOf } from '../pages/name-parts.ts';
import { LinkIcon, MailIcon, PhoneIcon, ShareIcon, type Icon } from './icons.tsx';
import styles from './phone-picture.module.css';

export type PhonePictureProps = {
  name: string;
  title: string;
  about: string;
  button: string;
  question: string;
  answer: string;
  /** What the answer was taken from. */
  source: string;
};

/** What a page looks like, in a phone: a picture in HTML, so hidden from screen readers. */
export function PhonePicture(props: PhonePictureProps): ReactNode {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.cover} />
        <div className={styles.island} />
        <div className={styles.card}>
          <div className={styles.face}>{initialsOf(props.name)}</div>
          <div>
            <div className={styles.name}>{props.name}</div>
            <div className={styles.title}>{props.title}</div>
          </div>
          <div className={styles.about}>{props.about}</div>
          <div className={styles.button}>{props.button}</div>
          <Ways />
        </div>
        <Chat {...props} />
      </div>
    </div>
  );
}

const ways: readonly Icon[] = [PhoneIcon, MailIcon, LinkIcon, ShareIcon];

function Ways(): ReactNode {
  return (
    <div className={styles.ways}>
      {ways.map((Way, index) => (
        <span key={index}>
          <Way size={20} />
        </span>
      ))}
    </div>
  );
}

function Chat({ question, answer, source }: PhonePictureProps): ReactNode {
  return (
    <div className={styles.chat}>
      <div className={styles.question}>{question}</div>
      <div className={styles.answer}>
        {answer}
        <span className={styles.source}>1</span>
      </div>
      <div className={styles.sourceName}>1 · {source}</div>
    </div>
  );
}
