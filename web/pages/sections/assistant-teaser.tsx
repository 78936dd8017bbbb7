import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import { pageText, type PageModel } from '../page-model.ts';

const dayParts = ['morning', 'afternoon', 'evening'] as const;

/**
 * The assistant's invitation: who answers, a greeting for the visitor's time of day, questions that the page can
 * answer, and a real form. All three greetings are there; the class that the inline script sets shows one.
 */
export function AssistantTeaser({ model }: { model: PageModel }): ReactElement {
  const { assistant } = model.page;
  return (
    <section className="ask js-only" id="ask" data-source="greeting" aria-labelledby="ask-name" tabIndex={-1}>
      <div className="who">
        <span className="face">
          <Icon name="spark" />
        </span>
        <h2 id="ask-name">{assistant.name}</h2>
        <p>{pageText(model, 'assistantOf')}</p>
      </div>
      <Greetings model={model} />
      <Suggestions model={model} />
      <QuestionForm model={model} />
      <p className="note">{pageText(model, 'sourced')}</p>
    </section>
  );
}

function Greetings({ model }: { model: PageModel }): ReactElement {
  return (
    <div className="hello">
      {dayParts.map((part) => (
        <p key={part} className={part}>
          {model.page.assistant.greetings[part]}
        </p>
      ))}
    </div>
  );
}

function Suggestions({ model }: { model: PageModel }): ReactElement | null {
  if (model.questions.length === 0) return null;
  return (
    <ul className="chips" aria-label={pageText(model, 'suggested')}>
      {model.questions.map((question) => (
        <li key={question}>
          <button type="button" data-act="ask">
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function QuestionForm({ model }: { model: PageModel }): ReactElement {
  return (
    <form className="question" data-act="ask">
      <input
        name="question"
        aria-label={pageText(model, 'question')}
        placeholder={pageText(model, 'placeholder')}
        maxLength={4000}
        autoComplete="off"
        enterKeyHint="send"
        required
      />
      <button aria-label={pageText(model, 'send')}>
        <Icon name="send" />
      </button>
    </form>
  );
}
