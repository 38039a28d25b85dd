'use client';

import { rules } from '@/lib/finding';
import type { ListedFinding } from '../endpoint';

type Props = { findings: ListedFinding[]; onOpen: (path: string) => void };

export function FindingList({ findings, onOpen }: Props) {
  return (
    <ul className="admin-marked">
      {findings.map(({ rule, level, path, place, message }) => (
        <li key={`${rule} ${path} ${message}`} data-level={level}>
          <span className="admin-small">
            {rules[rule]}
            {place ? ` · ${place}` : ''}
          </span>
          {path ? (
            <button type="button" className="admin-link" onClick={() => onOpen(path)}>
              {message}
            </button>
          ) : (
            <span>{message}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
