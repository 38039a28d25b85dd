'use client';

import type { PathState } from './use-path-problem';
import './paths.css';

type Props = { id: string; path: string; check: PathState; isLive?: boolean };

export function PathStateLine({ id, path, check, isLive = false }: Props) {
  return (
    <p id={id} className="path-state" data-state={check.state} role="status">
      {check.state === 'wrong' ? check.problem : null}
      {check.state === 'empty' ? 'Made from the title. You can change it.' : null}
      {check.state === 'wrong' || check.state === 'empty' ? null : <span className="path-state__path">{path}</span>}
      {check.state === 'checking' ? ' Checking…' : null}
      {check.state === 'unknown' ? ' Not checked now. Publishing checks it.' : null}
      {check.state === 'free' ? (isLive ? ' No other page has this path.' : ' This path is free.') : null}
    </p>
  );
}
