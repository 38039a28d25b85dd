/** In the audit log: more about it, or nothing at all. */
export const DetailCell = ({ cellData }: { cellData?: unknown }) => (
  <span>{typeof cellData === 'string' ? cellData : ''}</span>
);
