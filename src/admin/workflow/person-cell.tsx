import type { Payload } from 'payload';
import { cache } from 'react';
import { findAsSite } from '@/staff/find-as-site';

const nameOf = cache(async (payload: Payload, id: string): Promise<string | undefined> => {
  return (await findAsSite({ payload }, 'users', id))?.name;
});

/** Staff may not read accounts, but may know their colleagues' names. */
export async function PersonCell({ cellData, payload }: { cellData?: unknown; payload: Payload }) {
  const id = typeof cellData === 'object' && cellData && 'id' in cellData ? cellData.id : cellData;
  return <span>{(typeof id === 'string' && (await nameOf(payload, id))) || '–'}</span>;
}
