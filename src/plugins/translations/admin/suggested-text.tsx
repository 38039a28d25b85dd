import { wordChanges } from '@/lib/word-changes';
import type { ReportedText, Suggestion } from '../report';

/** The similar English text, and how this one differs: the translation still says the former. */
function Differences({ like, english }: { like: string; english: string }) {
  return (
    <p lang="en">
      {wordChanges(like, english).map(({ is, text }, at) => {
        if (is === 'same') return text;
        const Change = is === 'removed' ? 'del' : 'ins';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        return <Change key={at}>{text}</Change>;
      })}
    </p>
  );
}

const origin = ({ by, like }: Suggestion, service: string | undefined): string => {
  if (by === 'memory') return 'A published translation of this text';
  if (by === 'service') return `Written by ${service ?? 'a writing service'}`;
  return like
    ? 'The published translation of a similar text: what was struck out is still translated'
    : 'The published translation of a similar text';
};

type Props = { text: ReportedText; suggestion: Suggestion; code: string; service: string | undefined };

/** The English text beside what a machine suggests for it. */
export function SuggestedText({ text, suggestion, code, service }: Props) {
  const { like } = suggestion;
  return (
    <>
      <div className="translation-beside">
        {like ? <Differences like={like} english={text.english} /> : <p lang="en">{text.english}</p>}
        <p lang={code}>{suggestion.text}</p>
      </div>
      <p className="admin-small">{origin(suggestion, service)}</p>
    </>
  );
}
