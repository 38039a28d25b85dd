'use client';

import { useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { useSaved } from '@/admin/workflow/use-saved';
import type { Progress as Done } from '@/lib/progress';
import { Link } from '@/payload/link';
import type { ReportedText, TranslationReport } from '../report';
import type { Suggestions } from '../suggest/suggest';
import type { Added } from '../translate';
import { countsInWords } from '../words';
import { reloadWith, useOutcome } from './after-reload';
import { saveXliff } from './save-xliff';
import { SectionTexts, type Steps } from './section-texts';
import { confirmedInWords, outcomeInWords, RefusedTexts } from './suggestions-outcome';

type Props = {
  report: TranslationReport;
  target: { collection: string; id: string };
  onChange: () => Promise<void>;
};

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 missing ${one}` : `${count} missing ${many}`;

function addWords({ sections, rows }: Added): string {
  const parts = [
    sections > 0 ? counted(sections, 'section', 'sections') : '',
    rows > 0 ? counted(rows, 'row', 'rows') : '',
  ].filter(Boolean);
  return `Add ${parts.join(' and ')}`;
}

export function TranslationDetails({ report, target, onChange }: Props) {
  const saved = useSaved();
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { collection, id } = target;
  const at = `/of/${collection}/${id}`;
  const outcome = useOutcome(id);
  const [progress, setProgress] = useState<Done>();
  const { original, counts, sections, toAdd, service } = report;
  const left = counts.missing + counts.outdated;

  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setStatus('');
    // The server uses what is saved.
    setStatus((await saved()) ? ((await work()) ?? '') : 'The last changes are not saved yet. Try again.');
    setBusy(false);
  };
  const mark = (texts: ReportedText[]) =>
    during(async () => {
      const seen = texts.flatMap(({ key, print, field, suggestion }) => (field && !suggestion ? [{ key, print }] : []));
      const response = await ask<{ count: number; left: number }>('POST', `/translations${at}/mark`, { seen });
      if ('error' in response) return response.error;
      await onChange();
      return confirmedInWords('Marked as translated', response.count, response.left);
    });
  const add = () =>
    during(async () => {
      const response = await ask<Added>('POST', `/translations${at}/add`, {});
      if ('error' in response) return response.error;
      // The form still has the earlier version.
      window.location.reload();
      return undefined;
    });

  const suggest = (which: { section?: string; key?: string }) =>
    during(async () => {
      const response = await ask<Suggestions>('POST', `/translations${at}/suggest`, which, { tell: setProgress });
      setProgress(undefined);
      if ('error' in response) return response.error;
      if (response.suggested === 0) return outcomeInWords(response);
      reloadWith(id, response);
      return undefined;
    });
  const accept = (texts: ReportedText[]) =>
    during(async () => {
      const seen = texts.flatMap(({ key, suggestion }) => (suggestion ? [{ key, print: suggestion.print }] : []));
      const response = await ask<{ accepted: number; left: number }>('POST', `/translations${at}/accept`, { seen });
      if ('error' in response) return response.error;
      await onChange();
      return confirmedInWords('Accepted', response.accepted, response.left);
    });
  const takeOut = (key: string) =>
    during(async () => {
      const response = await ask<{ count: number }>('POST', `/translations${at}/take-out`, { key });
      if ('error' in response) return response.error;
      reloadWith(id);
      return undefined;
    });
  const steps: Steps = {
    mark: (texts) => void mark(texts),
    suggest: (which) => void suggest(which),
    accept: (texts) => void accept(texts),
    takeOut: (key) => void takeOut(key),
  };

  return (
    <div className="translation-details">
      <p>
        Translated from <Link href={`/admin/collections/${collection}/${original.id}`}>{original.title}</Link>:{' '}
        {countsInWords(counts).toLowerCase()}
        {left + counts.suggested > 0 ? `, ${counts.translated} translated` : ` (${counts.translated} texts)`}.
      </p>
      <div className="admin-actions">
        {toAdd.sections + toAdd.rows > 0 ? (
          <Button size="small" isBusy={isBusy} onClick={add}>
            {addWords(toAdd)}
          </Button>
        ) : null}
        {counts.missing > 0 ? (
          <Button size="small" isBusy={isBusy} onClick={() => void suggest({})}>
            Suggest what is missing
          </Button>
        ) : null}
        <Button
          size="small"
          buttonStyle="secondary"
          isBusy={isBusy}
          onClick={() => during(() => saveXliff([target], false))}
        >
          Export for translators
        </Button>
        {left > 0 ? (
          <Button
            size="small"
            buttonStyle="secondary"
            isBusy={isBusy}
            onClick={() => mark(sections.flatMap(({ texts }) => texts))}
          >
            Mark everything as translated
          </Button>
        ) : null}
        <Link href="/admin/translations">Import a translated file</Link>
      </div>
      {counts.missing > 0 ? (
        <p className="admin-small">
          Suggestions come from published translations
          {service ? `, and the others from ${service}, which gets these texts` : ''}. Nothing suggested is published
          before you accept it.
        </p>
      ) : null}
      <p role="status" className="translation-status">
        {progress
          ? `${progress.done} of ${progress.of} texts…`
          : status || (outcome && !isBusy ? outcomeInWords(outcome) : '')}
      </p>
      {outcome ? <RefusedTexts refused={outcome.refused} /> : null}
      {sections.map((section) => (
        <SectionTexts
          key={section.key}
          section={section}
          report={report}
          target={target}
          isBusy={isBusy}
          steps={steps}
        />
      ))}
    </div>
  );
}
