export const DetailCell = ({ cellData }: { cellData?: unknown }) => (
  <span>{typeof cellData === 'string' ? cellData : ''}</span>
);
