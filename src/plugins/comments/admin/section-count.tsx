'use client';

import { countInSection, useThreads } from './store';

export function SectionCount({ rowId }: { rowId: unknown }) {
  const count = countInSection(useThreads(), rowId);
  if (count === 0) return null;
  return <span className="section-comments">{count === 1 ? '1 comment' : `${count} comments`}</span>;
}
