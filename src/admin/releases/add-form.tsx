'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Membership } from '@/staff/releases/membership';

type Props = { open: Membership['open']; onAdd: (wish: { release?: string; title?: string }) => void };

/** Adds a document to an open release, or to a new one. */
export function AddForm({ open, onAdd }: Props) {
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const [release, setRelease] = useState(open[0]?.id ?? '');
  const [title, setTitle] = useState('');
  const words = title.trim();
  const isNew = release === '';

  if (!isOpen)
    return (
      <>
        <p className="sidebar-panel-quiet">Publishes this draft together with others, at one moment.</p>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
          Add to release
        </Button>
      </>
    );
  return (
    <div className="release-form">
      <label htmlFor={`${field}-release`}>Release</label>
      <select id={`${field}-release`} value={release} onChange={(event) => setRelease(event.target.value)}>
        {open.map(({ id, title: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">A new release</option>
      </select>
      {isNew ? (
        <>
          <label htmlFor={`${field}-title`}>Name of the release</label>
          <input
            id={`${field}-title`}
            type="text"
            maxLength={120}
            placeholder="For example: Spring campaign"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </>
      ) : null}
      <div className="release-actions">
        <Button
          size="small"
          margin={false}
          disabled={isNew && words === ''}
          onClick={() => onAdd(isNew ? { title: words } : { release })}
        >
          Add
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
