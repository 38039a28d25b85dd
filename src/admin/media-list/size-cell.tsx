import { sizeInWords } from '@/lib/download';

export const SizeCell = ({ cellData }: { cellData?: unknown }) => (
  <span>{typeof cellData === 'number' ? sizeInWords(cellData) : '–'}</span>
);
