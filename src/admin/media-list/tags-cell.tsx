export const TagsCell = ({ cellData }: { cellData?: unknown }) => (
  <span>{Array.isArray(cellData) && cellData.length > 0 ? cellData.join(', ') : '–'}</span>
);
