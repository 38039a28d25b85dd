import type { Pin } from '@/data/preview/pins';
import type { Finding } from '@/plugins/checks/finding';
import type { Thread } from '../threads';

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

function perPath(kind: Pin['kind'], paths: string[], one: string): Pin[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].map(([path, count]) => ({ kind, path, label: counted(count, one) }));
}

export const pinsOf = (threads: Pick<Thread, 'path' | 'resolvedAt'>[], findings: Pick<Finding, 'path'>[]): Pin[] => [
  ...perPath(
    'comment',
    threads.flatMap(({ path, resolvedAt }) => (path && !resolvedAt ? [path] : [])),
    'open comment',
  ),
  ...perPath(
    'check',
    findings.flatMap(({ path }) => (path.includes('.') && !path.startsWith('meta.') ? [path] : [])),
    'finding',
  ),
];
