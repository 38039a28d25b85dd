import { useId } from 'react';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import type { ReportedSection, ReportedText } from '../report';
import { countsInWords } from '../words';

type Props = {
  section: ReportedSection;
  target: { collection: string; id: string };
  isBusy: boolean;
  onMark: (which: { section?: string; key?: string }) => void;
};

const stateNames = { missing: 'Missing', outdated: 'Outdated', translated: 'Translated' } as const;

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

export function SectionTexts({ section, target, isBusy, onMark }: Props) {
  const id = useId();
  const { key, name, counts, texts } = section;
  return (
    <section className="translation-section" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>
        {countsInWords(counts)}
        {texts.length > 0 ? (
          <button type="button" className="admin-link" disabled={isBusy} onClick={() => onMark({ section: key })}>
            Mark as translated<span className="admin-hidden">: {name}</span>
          </button>
        ) : null}
      </p>
      {texts.length > 0 ? (
        <ul className="admin-marked">
          {texts.map((text) => (
            <li key={text.key} data-state={text.state}>
              <span className="admin-small">
                {stateNames[text.state]}: {text.label}
              </span>
              <English text={text} />
              <span className="translation-steps">
                {text.field ? (
                  <button type="button" className="admin-link" onClick={() => askToEdit(target, text.field ?? '')}>
                    Open the field<span className="admin-hidden"> {text.label}</span>
                  </button>
                ) : null}
                {text.field ? (
                  <button
                    type="button"
                    className="admin-link"
                    disabled={isBusy}
                    onClick={() => onMark({ key: text.key })}
                  >
                    It stays as it is<span className="admin-hidden">: {text.label}</span>
                  </button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
