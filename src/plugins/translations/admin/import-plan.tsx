import { Link } from '@/payload/link';
import type { PlannedDocument } from '../xliff/import';

type Outcome = PlannedDocument['texts'][number]['outcome'];

const words: Record<Outcome, string> = {
  changed: 'changed',
  confirmed: 'confirmed as translated',
  refused: 'refused',
  empty: 'without a translation',
  same: 'unchanged',
};
const shown: Outcome[] = ['changed', 'refused'];

export const countOf = (documents: PlannedDocument[], outcome: Outcome): number =>
  documents
    .filter(({ problem }) => !problem)
    .flatMap(({ texts }) => texts)
    .filter((text) => text.outcome === outcome).length;

const sumUp = ({ texts }: PlannedDocument): string =>
  (Object.keys(words) as Outcome[])
    .map((outcome) => [texts.filter((text) => text.outcome === outcome).length, words[outcome]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ') || 'no texts';

function stateOf({ problem, isApplied }: PlannedDocument, isDone: boolean): string {
  if (problem) return `${isDone ? 'Left alone' : 'Will be left alone'}: ${problem}`;
  if (!isDone) return '';
  return isApplied ? 'Imported.' : 'Nothing to import.';
}

export function ImportPlan({ documents, isDone }: { documents: PlannedDocument[]; isDone: boolean }) {
  return documents.map((document) => {
    const { name, title, href, texts } = document;
    const state = stateOf(document, isDone);
    return (
      <section key={name} className="translations-plan">
        <h3>
          {href ? (
            <Link href={href} prefetch={false}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {texts.length > 0 ? <p>{sumUp(document)}.</p> : null}
        {state ? <p>{state}</p> : null}
        <ul className="admin-marked">
          {texts
            .filter(({ outcome }) => shown.includes(outcome))
            .map(({ key, label, before, after, outcome, reason }) => (
              <li key={key} data-outcome={outcome}>
                <span className="admin-small">{label}</span>
                {reason ? <strong>Refused: {reason}</strong> : null}
                <span>
                  {before && outcome === 'changed' ? <del>{before}</del> : null} <ins>{after}</ins>
                </span>
              </li>
            ))}
        </ul>
      </section>
    );
  });
}
