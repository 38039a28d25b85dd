import type { Payload } from 'payload';
import { cache } from 'react';
import { languages } from '@/lib/languages';
import { ListStates } from '../cells';
import { countsInWords } from '../words';

/** One for all rows of a list. */
const statesOf = cache((payload: Payload, collection: string) => new ListStates(payload, collection));

type Props = { payload: Payload; collectionSlug: string; rowData?: { id?: unknown } };

export async function TranslationCell({ payload, collectionSlug, rowData }: Props) {
  // Payload also renders a cell without a row.
  if (!rowData?.id) return <span>–</span>;
  const states = await statesOf(payload, collectionSlug).of(String(rowData.id));
  if (states.length === 0) return <span>–</span>;
  return (
    <span>
      {states.map(({ language, counts }) => `${languages[language].name}: ${countsInWords(counts)}`).join('; ')}
    </span>
  );
}
