import type { Payload } from 'payload';

export function KindCell({ cellData, payload }: { cellData?: unknown; payload: Payload }) {
  const collection = payload.config.collections.find(({ slug }) => slug === cellData);
  const global = payload.config.globals.find(({ slug }) => slug === cellData);
  const label = collection?.labels.singular ?? global?.label;
  return <span>{typeof label === 'string' ? label : '–'}</span>;
}
