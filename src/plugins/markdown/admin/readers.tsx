import type { Payload } from 'payload';
import { CRAWLER } from '@/lib/markdown-twin';
import { readVariantCounts } from '@/plugins/statistics/api';

type Props = { payload: Payload; since: Date };

/** How often machines have read pages as Markdown, and which ones. Nothing before the first time. */
export async function Readers({ payload, since }: Props) {
  const counts = [...(await readVariantCounts(payload, CRAWLER, since))]
    .map(([variant, { visitors }]) => ({ name: variant.slice(CRAWLER.length + 1), reads: visitors }))
    .sort((one, other) => other.reads - one.reads);
  const total = counts.reduce((sum, { reads }) => sum + reads, 0);
  if (total === 0) return null;
  return (
    <div data-apart="">
      <dt>Read as Markdown</dt>
      <dd title={counts.map(({ name, reads }) => `${name} ${reads}`).join(', ')}>{total.toLocaleString('en')}</dd>
    </div>
  );
}
