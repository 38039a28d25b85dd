import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { languagesForVisitors } from '@/access/offered-languages';
import { trashedState } from '@/staff/editorial/trashed-state';
import { languageToOffer, unseenWords } from './unseen';

const trashed = { wasPublished: 'Was published', unpublished: 'Unpublished', draft: 'Draft' } as const;

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'collectionSlug' | 'i18n' | 'payload' | 'rowData'> & {
  viewType?: string;
};

/** One query for all rows of a list. */
const offered = cache(async (payload: Payload): Promise<readonly unknown[]> => languagesForVisitors(payload));

/** In the trash: the status before deletion. */
export async function StatusCell({ cellData, collectionSlug, i18n, payload, rowData, viewType }: Props) {
  if (viewType === 'trash') {
    return <span>{trashed[await trashedState(payload, collectionSlug, String(rowData.id))]}</span>;
  }
  if (cellData !== 'published' && cellData !== 'changed') return <span>{i18n.t('version:draft')}</span>;
  const language = languageToOffer(rowData?.language);
  if (language && !(await offered(payload)).includes(rowData.language)) return <span>{unseenWords(language)}</span>;
  return <span>{i18n.t(cellData === 'changed' ? 'version:draftHasPublishedVersion' : 'version:published')}</span>;
}
