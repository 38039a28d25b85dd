import type { DefaultServerCellComponentProps } from 'payload';
import { trashedState } from '@/staff/editorial/trashed-state';

const trashed = { wasPublished: 'Was published', unpublished: 'Unpublished', draft: 'Draft' } as const;

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'collectionSlug' | 'i18n' | 'payload' | 'rowData'> & {
  viewType?: string;
};

/** In the trash: the status before deletion. */
export async function StatusCell({ cellData, collectionSlug, i18n, payload, rowData, viewType }: Props) {
  if (viewType === 'trash') {
    return <span>{trashed[await trashedState(payload, collectionSlug, String(rowData.id))]}</span>;
  }
  if (cellData === 'changed') return <span>{i18n.t('version:draftHasPublishedVersion')}</span>;
  return <span>{cellData === 'published' ? i18n.t('version:published') : i18n.t('version:draft')}</span>;
}
