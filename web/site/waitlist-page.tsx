import type { ReactNode } from 'react';
import { legalPath } from '../../shared/legal/legal-documents.ts';
import { SiteFrame } from './site-frame.tsx';
import { pathIn } from './site-language.ts';
import { sitePaths, signUpPath } from './site-paths.ts';
import type { Site, SitePageProps, SiteTexts } from './site-texts.ts';

/** Every state is in the document, one of them shown: the script has no words of its own. */
export function WaitlistPage({ site, scripts }: SitePageProps): ReactNode {
  const t = site.texts.waitlist;
  const home = pathIn(site.language, sitePaths.home);
  return (
    <SiteFrame site={site} title={t.pageTitle} description={t.description} path={sitePaths.waitlist} scripts={scripts}>
      <main id="main" className="waitlist" data-state="form">
        <div className="steps">
          <State name="form" title={t.title} text={t.lead} isMain>
            <JoinForm site={site} />
          </State>
          <State name="sent" title={t.sentTitle} text={t.sentText}>
            <button className="second" type="button" data-go="form">
              {t.again}
            </button>
          </State>
          <State name="joining" title={t.joiningTitle} />
          <State name="joined" title={t.joinedTitle} text={t.joinedText}>
            <a className="start" href={signUpPath(site.language)}>
              {t.create}
            </a>
          </State>
          <State name="leave" title={t.leaveTitle} text={t.leaveText}>
            <div className="choices">
              <button className="start" type="button" data-do="leave">
                {t.leave}
              </button>
              <a className="second" href={home}>
                {t.stay}
              </a>
            </div>
          </State>
          <State name="left" title={t.leftTitle} text={t.leftText}>
            <a className="second" href={home}>
              {t.home}
            </a>
          </State>
          <State name="gone" title={t.goneTitle} text={t.goneText}>
            <button className="second" type="button" data-go="form">
              {t.again}
            </button>
          </State>
          <State name="failed" title={t.failed}>
            <button className="second" type="button" data-do="retry">
              {t.retry}
            </button>
          </State>
        </div>
        <Ticket texts={t.ticket} />
      </main>
    </SiteFrame>
  );
}

type StateProps = { name: string; title: string; text?: string; isMain?: boolean; children?: ReactNode };

function State({ name, title, text, isMain = false, children }: StateProps): ReactNode {
  return (
    <section data-for={name} hidden={!isMain}>
      <h1 tabIndex={-1}>{title}</h1>
      {text !== undefined && <p className="lead">{text}</p>}
      {children}
    </section>
  );
}

function JoinForm({ site }: { site: Site }): ReactNode {
  const t = site.texts.waitlist;
  const { email_required: required, email_invalid: invalid } = site.texts.errors;
  return (
    <>
      <form
        noValidate
        data-email_required={required}
        data-email_invalid={invalid}
        data-too_many_requests={t.tooMany}
        data-network={t.offline}
        data-failed={t.failed}
        data-sending={t.sending}
      >
        <label htmlFor="email">{t.email}</label>
        <div className="line">
          <input
            id="email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            placeholder={t.placeholder}
            aria-describedby="email-error"
          />
          <button className="start" type="submit">
            {t.submit}
          </button>
        </div>
        <p className="trap" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <p className="problem" id="email-error" role="alert" />
        <p className="progress" role="status" />
      </form>
      <noscript>
        <p className="problem">{t.noScript}</p>
      </noscript>
      <p className="small">
        {t.privacy} <a href={legalPath('privacy', site.language)}>{t.privacyLink}</a>
      </p>
    </>
  );
}

/** A picture, so hidden from screen readers: the place, as the paper that one would hold. */
function Ticket({ texts: t }: { texts: SiteTexts['waitlist']['ticket'] }): ReactNode {
  return (
    <div className="ticket" aria-hidden="true">
      <div className="stub">
        <span>XPage</span>
        <b>{t.kind}</b>
      </div>
      <div className="rest">
        <b>
          <span data-when="open">{t.open}</span>
          <span data-when="sent">{t.sent}</span>
          <span data-when="joined">{t.joined}</span>
        </b>
        <span>{t.note}</span>
        <i />
      </div>
    </div>
  );
}
