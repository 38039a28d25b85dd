import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { languagesForVisitors } from '@/access/offered-languages';
import { trashedState } from '@/staff/editorial/trashed-state';
import { ReviewMark } from '../workflow/state-cell';
import { languageToOffer, unseenWords } from './unseen';
import './page-list.css';

const trashed = { wasPublished: 'Was published', unpublished: 'Unpublished', draft: 'Draft' } as const;

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'collectionSlug' | 'i18n' | 'payload' | 'rowData'> & {
  viewType?: string;
};

/** One query for all rows of a list. */
const offered = cache(async (payload: Payload): Promise<readonly unknown[]> => languagesForVisitors(payload));

async function statusOf({ cellData, i18n, payload, rowData }: Props): Promise<string> {
  if (cellData !== 'published' && cellData !== 'changed') return i18n.t('version:draft');
  const language = languageToOffer(rowData?.language);
  if (language && !(await offered(payload)).includes(rowData.language)) return unseenWords(language);
  return i18n.t(cellData === 'changed' ? 'version:draftHasPublishedVersion' : 'version:published');
}

/** With the state of a review. In the trash: the status before deletion. */
export async function StatusCell(props: Props) {
  const { collectionSlug, payload, rowData, viewType } = props;
  if (viewType === 'trash') {
    return <span>{trashed[await trashedState(payload, collectionSlug, String(rowData.id))]}</span>;
  }
  return (
    <span className="status-cell">
      <span>{await statusOf(props)}</span>
      <ReviewMark state={rowData?.editorial?.state} />
    </span>
  );
}
