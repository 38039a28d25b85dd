import { useId } from 'react';
import { LinkButton } from '@/admin/panel/button';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import type { ReportedSection, ReportedText, TranslationReport } from '../report';
import { countsInWords } from '../words';
import { SuggestedText } from './suggested-text';

export type Steps = {
  mark: (texts: ReportedText[]) => void;
  suggest: (which: { section?: string; key?: string }) => void;
  accept: (texts: ReportedText[]) => void;
  takeOut: (key: string) => void;
};

type Props = {
  section: ReportedSection;
  report: Pick<TranslationReport, 'code' | 'service'>;
  target: { collection: string; id: string };
  isBusy: boolean;
  steps: Steps;
};

const stateNames = {
  missing: 'Missing',
  suggested: 'Suggested',
  outdated: 'Outdated',
  translated: 'Translated',
} as const;

function English({ text: { english, earlier } }: { text: ReportedText }) {
  if (earlier === undefined) return <p lang="en">{english}</p>;
  return (
    <p lang="en">
      <span className="admin-hidden">It was: </span>
      <del>{earlier}</del> <span className="admin-hidden">It is now: </span>
      <ins>{english}</ins>
    </p>
  );
}

export function SectionTexts({ section, report, target, isBusy, steps }: Props) {
  const id = useId();
  const { key, name, counts, texts } = section;
  const suggested = texts.filter(({ suggestion }) => suggestion);
  const step = (words: string, about: string, onClick: () => void) => (
    <LinkButton isBusy={isBusy} onClick={onClick}>
      {words}
      <span className="admin-hidden">: {about}</span>
    </LinkButton>
  );
  return (
    <section className="translation-section" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>
        {countsInWords(counts)}
        {suggested.length > 0 ? step('Accept all of this section', name, () => steps.accept(suggested)) : null}
        {counts.missing > 0 ? step('Suggest', name, () => steps.suggest({ section: key })) : null}
        {counts.missing + counts.outdated > 0 ? step('Mark as translated', name, () => steps.mark(texts)) : null}
      </p>
      {texts.length > 0 ? (
        <ul className="admin-marked">
          {texts.map((text) => (
            <li key={text.key} data-state={text.state}>
              <span className="admin-small">
                {stateNames[text.state]}: {text.label}
              </span>
              {text.suggestion ? (
                <SuggestedText text={text} suggestion={text.suggestion} code={report.code} service={report.service} />
              ) : (
                <English text={text} />
              )}
              {text.field ? (
                <span className="translation-steps">
                  {text.suggestion ? step('Accept', text.label, () => steps.accept([text])) : null}
                  <LinkButton onClick={() => askToEdit(target, text.field ?? '')}>
                    Open the field<span className="admin-hidden"> {text.label}</span>
                  </LinkButton>
                  {text.suggestion ? step('Take it out', text.label, () => steps.takeOut(text.key)) : null}
                  {text.state === 'outdated'
                    ? step('Suggest', text.label, () => steps.suggest({ key: text.key }))
                    : null}
                  {text.suggestion ? null : step('It stays as it is', text.label, () => steps.mark([text]))}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
