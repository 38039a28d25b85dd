'use client';

import { useId } from 'react';
import type { NamedRelease } from '../open';

/** `release`: the id of an open release, empty for a new one, undefined for none. */
export type Chosen = { release: string | undefined; title: string };

/** The request body; undefined for no release, or while the new one has no name. */
export function requestOf({ release, title }: Chosen): { release?: string; title?: string } | undefined {
  if (release) return { release };
  return release === '' && title.trim() ? { title: title.trim() } : undefined;
}

type Props = {
  open: NamedRelease[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** The label for no release, where that can be chosen. */
  none?: string;
};

const NONE = 'none';

export function ReleaseChoice({ open, chosen, onChoose, none }: Props) {
  const field = useId();
  const { release, title } = chosen;
  return (
    <>
      <label htmlFor={`${field}-release`}>Release</label>
      <select
        id={`${field}-release`}
        value={release ?? NONE}
        onChange={({ target }) => onChoose({ title, release: target.value === NONE ? undefined : target.value })}
      >
        {none ? <option value={NONE}>{none}</option> : null}
        {open.map(({ id, title: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">A new release</option>
      </select>
      {release === '' ? (
        <>
          <label htmlFor={`${field}-title`}>Name of the release</label>
          <input
            id={`${field}-title`}
            type="text"
            maxLength={120}
            placeholder="For example: Spring campaign"
            value={title}
            onChange={({ target }) => onChoose({ release, title: target.value })}
          />
        </>
      ) : null}
    </>
  );
}
