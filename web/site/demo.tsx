import type { ReactNode } from 'react';
import { templateIds } from '../../shared/model/page.ts';
import { samplePath } from './sample/sample-path.ts';
import { signUpPath } from './site-paths.ts';
import type { Site } from './site-texts.ts';

/** Colours to try: each readable under white letters. */
const colours = ['#1f3a5f', '#1f6b45', '#b4501e', '#9d2463', '#2c2f36'] as const;

/** The editor, small, beside a real page: what is typed stands on it at once, and is what its assistant knows. */
export function Demo({ site }: { site: Site }): ReactNode {
  const t = site.texts.site.demo;
  return (
    <section className="demo" data-part="demo" data-unknown={t.unknown} data-example={t.example}>
      <header>
        <h2>{t.title}</h2>
        <p className="lead">{t.lead}</p>
      </header>
      <form className="editor" autoComplete="off">
        <Field name="name" label={t.name} value={t.sampleName} longest={80} />
        <Field name="work" label={t.work} value={t.sampleWork} longest={100} />
        <label className="field">
          <span>{t.about}</span>
          <textarea name="about" rows={5} maxLength={600} dir="auto" defaultValue={t.sampleAbout} />
        </label>
        <div className="choices">
          <Templates site={site} />
          <fieldset>
            <legend>{t.colour}</legend>
            <div className="swatches">
              {colours.map((colour, index) => (
                <label key={colour} style={{ '--swatch': colour } as Record<string, string>}>
                  <input
                    type="radio"
                    name="colour"
                    value={colour}
                    defaultChecked={index === 0}
                    aria-label={`${t.colour} ${index + 1}`}
                  />
                  <span />
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <a className="second keep" data-do="keep" href={signUpPath(site.language)}>
          {t.keep}
        </a>
      </form>
      <Phone site={site} />
      <Questions site={site} />
    </section>
  );
}

function Field({ name, label, value, longest }: { name: string; label: string; value: string; longest: number }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input name={name} defaultValue={value} maxLength={longest} dir="auto" />
    </label>
  );
}

/** By the names that the editor calls them. */
function Templates({ site }: { site: Site }): ReactNode {
  const names = site.texts['editor-design'].template;
  return (
    <fieldset>
      <legend>{names.title}</legend>
      <div className="chips">
        {templateIds.map((id, index) => (
          <label key={id} className="chip">
            <input type="radio" name="template" value={id} defaultChecked={index === 0} />
            <span>{names[id]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The page as its visitors have it, in a document of its own that comes when the phone is near. */
function Phone({ site }: { site: Site }): ReactNode {
  return (
    <div className="screen">
      <iframe
        title={site.texts.site.demo.phone}
        src={samplePath(site.language)}
        loading="lazy"
        sandbox="allow-same-origin allow-scripts allow-forms"
      />
    </div>
  );
}

/** Two that the example answers, and one that it does not. */
function Questions({ site }: { site: Site }): ReactNode {
  const t = site.texts.site.demo;
  return (
    <div className="questions" role="group" aria-labelledby="demo-questions">
      <p id="demo-questions">{t.ask}</p>
      <div className="chips">
        {[t.question1, t.question2, t.question3].map((question) => (
          <button key={question} type="button" className="chip" data-question={question}>
            {question}
          </button>
        ))}
      </div>
      <p className="tip" role="status">
        {t.tip}
      </p>
    </div>
  );
}
