import { type FormEvent, useId } from 'react';
import { Button } from '@/admin/panel/button';
import { ProofInputs } from '@/admin/panel/proof-inputs';
import { usePanel } from '@/admin/panel/use-panel';
import type { Compared } from '../contents';
import { ComparedTable } from './compared-table';

type Contents = { compared: Compared[]; files: number };
type Props = {
  name: string;
  siteName: string;
  hasFactor: boolean;
  onClose: () => void;
  onRequested: () => Promise<void>;
};

export function RestoreForm({ name, siteName, hasFactor, onClose, onRequested }: Props) {
  const id = useId();
  const { data: contents, error, isBusy, act } = usePanel<Contents>(`/backups/${name}/contents`);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await act(`/backups/${name}/restore`, Object.fromEntries(new FormData(event.currentTarget))))) return;
    onClose();
    await onRequested();
  };

  return (
    <section className="tool" aria-label={`Restore ${name}`}>
      {contents ? (
        <form onSubmit={submit}>
          <ComparedTable {...contents} />
          <p>
            Everything on this site becomes as it was then: pages, staff accounts and their passwords, and what visitors
            sent. What came later is only in the backup that is made just before.
          </p>
          <p>Nothing happens yet: the restore is carried out at the next start of the site.</p>
          <label className="admin-check">
            <input type="checkbox" name="detached" aria-describedby={`${id}-detached`} /> As a detached copy
          </label>
          <p id={`${id}-detached`} className="admin-quiet">
            For a copy of the site, never for the public one. It sends no mail and no webhooks, carries out no
            schedules, accepts no API keys, keeps search engines out, and has a colored bar on every page.
          </p>
          <label htmlFor={`${id}-site`}>Type the name of the site: {siteName}</label>
          <input id={`${id}-site`} name="site" required autoComplete="off" spellCheck={false} />
          <ProofInputs hasFactor={hasFactor} />
          <div className="admin-actions">
            <Button type="submit" size="small" isBusy={isBusy}>
              Restore at the next start
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      ) : null}
      <div role="status">{error ? <p className="admin-error">{error}</p> : null}</div>
    </section>
  );
}
