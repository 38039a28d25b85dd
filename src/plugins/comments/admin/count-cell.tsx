import type { Payload } from 'payload';
import { cache } from 'react';
import { openCounts } from '../counts';

/** One query for all rows of a list. */
const countsOf = cache(openCounts);

type Props = { payload: Payload; collectionSlug: string; rowData?: { id?: unknown } };

export async function CommentCountCell({ payload, collectionSlug, rowData }: Props) {
  const count = (await countsOf(payload, collectionSlug)).get(String(rowData?.id)) ?? 0;
  return <span>{count === 0 ? '–' : `${count} open`}</span>;
}
