'use client';

import { useId, useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { useRouter } from '@/payload/navigation';
import type { Progress } from '../overview';
import type { Begun } from '../translate';
import { saveXliff } from './save-xliff';
import { WorkRow } from './work-row';

type Props = { code: string; name: string; documents: Progress[] };

const isOpen = ({ counts }: Progress) => !counts || counts.missing + counts.outdated > 0;
const idOf = ({ collection, original }: Progress) => `${collection}/${original.id}`;

function summary(documents: Progress[]): string {
  const begun = documents.filter(({ counts }) => counts);
  const done = documents.filter((document) => !isOpen(document));
  return `${documents.length} documents: ${done.length} translated, ${begun.length - done.length} in progress, ${documents.length - begun.length} not started.`;
}

function exportLabel(count: number): string {
  if (count === 0) return 'Export translations';
  return count === 1 ? 'Export 1 translation' : `Export ${count} translations`;
}

export function LanguageWork({ code, name, documents }: Props) {
  const id = useId();
  const hintId = useId();
  const router = useRouter();
  const [showsAll, setShowsAll] = useState(false);
  const [isOpenOnly, setOpenOnly] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const shown = documents.filter((document) => showsAll || isOpen(document));
  const exported = shown.filter((document) => document.id && chosen.has(idOf(document)));

  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setOutcome((await work()) ?? '');
    setBusy(false);
  };
  const choose = (some: Progress[], isOn: boolean) => {
    const names = some.map(idOf);
    setChosen(isOn ? new Set([...chosen, ...names]) : new Set([...chosen].filter((one) => !names.includes(one))));
  };
  const begin = ({ collection, original }: Progress) =>
    during(async () => {
      const at = `/of/${collection}/${original.id}/begin`;
      const response = await ask<Begun>('POST', `/translations${at}`, { language: code });
      if ('error' in response) return response.error;
      router.push(`/admin/collections/${collection}/${response.id}`);
      return undefined;
    });
  const save = () =>
    during(() =>
      saveXliff(
        exported.map((document) => ({ collection: document.collection, id: document.id ?? '' })),
        isOpenOnly,
      ),
    );

  return (
    <section className="translations-language" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>{summary(documents)}</p>
      <div className="translations-bar">
        <label>
          <input type="checkbox" checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)} /> Show what
          is translated, too
        </label>
        <label>
          <input type="checkbox" checked={isOpenOnly} onChange={({ target }) => setOpenOnly(target.checked)} /> Export
          only what is missing or outdated
        </label>
        <Button
          size="small"
          isBusy={isBusy}
          disabled={exported.length === 0}
          extraButtonProps={{ 'aria-describedby': exported.length === 0 ? hintId : undefined }}
          onClick={save}
        >
          {exportLabel(exported.length)}
        </Button>
        {exported.length === 0 ? (
          <span id={hintId} className="admin-quiet">
            {documents.some((document) => document.id)
              ? 'Choose in the table which translations to export.'
              : 'Nothing to export: start a translation first.'}
          </span>
        ) : null}
      </div>
      <p role="status" className="translations-status">
        {outcome}
      </p>
      {shown.length === 0 ? <p>Nothing is missing or outdated.</p> : null}
      {shown.length > 0 ? (
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={`Export all into ${name}`}
                  checked={exported.length > 0 && exported.length === shown.filter((one) => one.id).length}
                  onChange={({ target }) =>
                    choose(
                      shown.filter((one) => one.id),
                      target.checked,
                    )
                  }
                />
              </th>
              <th scope="col">Document</th>
              <th scope="col">Kind</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((document) => (
              <WorkRow
                key={idOf(document)}
                document={document}
                language={name}
                isChosen={chosen.has(idOf(document))}
                isBusy={isBusy}
                onChoose={(isOn) => choose([document], isOn)}
                onBegin={() => void begin(document)}
              />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
