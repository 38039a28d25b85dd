'use client';

import { TextInput } from '@payloadcms/ui';
import type { ChangeEvent } from 'react';
import { type PathCollection, prefixOf } from '@/lib/paths';
import { PathStateLine } from '../paths/path-state';
import type { PathState } from '../paths/use-path-problem';

type Props = { collection: PathCollection; path: string; check: PathState; onChange: (path: string) => void };

/** Only the part after the collection's prefix is entered. */
export function PathInput({ collection, path, check, onChange }: Props) {
  const prefix = collection === 'pages' ? '' : prefixOf(collection);
  return (
    <div>
      <TextInput
        path="new-path"
        label={prefix ? `Path, after ${prefix}` : 'Path'}
        value={path.slice(prefix.length)}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          onChange(target.value === '' ? '' : `${prefix}${target.value}`)
        }
      />
      <PathStateLine id="new-path-state" path={path} check={check} />
    </div>
  );
}
