'use client';

import { LinkButton } from '@/admin/panel/button';
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
          {path ? <LinkButton onClick={() => onOpen(path)}>{message}</LinkButton> : <span>{message}</span>}
        </li>
      ))}
    </ul>
  );
}
