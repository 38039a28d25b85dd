'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '@/admin/ask';
import { useSaved } from '@/admin/workflow/use-saved';
import { Link } from '@/payload/link';
import type { TranslationReport } from '../report';
import type { Added } from '../translate';
import { countsInWords } from '../words';
import { saveXliff } from './save-xliff';
import { SectionTexts } from './section-texts';

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
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { collection, id } = target;
  const at = `/of/${collection}/${id}`;
  const { original, counts, sections, toAdd } = report;
  const left = counts.missing + counts.outdated;

  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setSaid('');
    // The server uses what is saved.
    setSaid((await saved()) ? ((await work()) ?? '') : 'The last changes are not saved yet. Try again.');
    setBusy(false);
  };
  const mark = (which: { section?: string; key?: string }) =>
    during(async () => {
      const response = await ask<{ count: number }>('POST', `/translations${at}/mark`, which);
      if ('error' in response) return response.error;
      await onChange();
      return `Marked as translated: ${response.count === 1 ? '1 text' : `${response.count} texts`}.`;
    });
  const add = () =>
    during(async () => {
      const response = await ask<Added>('POST', `/translations${at}/add`, {});
      if ('error' in response) return response.error;
      // The form still has the earlier version.
      window.location.reload();
      return undefined;
    });

  return (
    <div className="translation-details">
      <p>
        Translated from <Link href={`/admin/collections/${collection}/${original.id}`}>{original.title}</Link>:{' '}
        {countsInWords(counts).toLowerCase()}
        {left > 0 ? `, ${counts.translated} translated` : ` (${counts.translated} texts)`}.
      </p>
      <div className="admin-actions">
        {toAdd.sections + toAdd.rows > 0 ? (
          <Button size="small" margin={false} disabled={isBusy} onClick={add}>
            {addWords(toAdd)}
          </Button>
        ) : null}
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => during(() => saveXliff([target], false))}
        >
          Export for translators
        </Button>
        {left > 0 ? (
          <Button size="small" margin={false} buttonStyle="secondary" disabled={isBusy} onClick={() => mark({})}>
            Mark everything as translated
          </Button>
        ) : null}
        <Link href="/admin/translations">Import a translated file</Link>
      </div>
      <p role="status" className="translation-status">
        {said}
      </p>
      {sections.map((section) => (
        <SectionTexts
          key={section.key}
          section={section}
          target={target}
          isBusy={isBusy}
          onMark={(which) => void mark(which)}
        />
      ))}
    </div>
  );
}
