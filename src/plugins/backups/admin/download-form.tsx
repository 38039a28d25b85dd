import { type FormEvent, useId, useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { ProofInputs } from '@/admin/panel/proof-inputs';

type Props = { name: string; hasFactor: boolean; onClose: () => void };

export function DownloadForm({ name, hasFactor, onClose }: Props) {
  const id = useId();
  const [href, setHref] = useState('');
  const [isUsed, setUsed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { again, ...request } = Object.fromEntries(new FormData(event.currentTarget));
    if (again !== request.passphrase) return setError('The two passphrases differ.');
    setBusy(true);
    const response = await ask<{ href: string }>('POST', `/backups/${name}/link`, request);
    setBusy(false);
    if ('error' in response) return setError(response.error);
    setError('');
    setHref(response.href);
  };

  return (
    <section className="tool" aria-label={`Download ${name}`}>
      {href ? null : (
        <form onSubmit={submit}>
          <p>
            The file is encrypted with a passphrase. Store the passphrase apart from the file: without it, the file
            cannot be opened.
          </p>
          <ProofInputs hasFactor={hasFactor} />
          <label htmlFor={`${id}-passphrase`}>Passphrase for the file, at least 12 characters</label>
          <input id={`${id}-passphrase`} name="passphrase" type="password" required autoComplete="new-password" />
          <label htmlFor={`${id}-again`}>The same passphrase again</label>
          <input id={`${id}-again`} name="again" type="password" required autoComplete="new-password" />
          <div className="admin-actions">
            <Button type="submit" size="small" isBusy={isBusy}>
              Continue
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <div role="status">
        {error ? <p className="admin-error">{error}</p> : null}
        {href && !isUsed ? (
          <p>
            <a href={href} download={`${name}.age`} onClick={() => setTimeout(() => setUsed(true))}>
              Save the encrypted backup
            </a>
            . The link works once, within a minute.
          </p>
        ) : null}
        {isUsed ? (
          <p>
            Open the file with{' '}
            <code>
              age --decrypt --output {name} {name}.age
            </code>
            , or restore it with the command in docs/operations.md, Backups.
          </p>
        ) : null}
      </div>
      {href ? (
        <Button buttonStyle="secondary" size="small" onClick={onClose}>
          Close
        </Button>
      ) : null}
    </section>
  );
}
