import type { Payload } from 'payload';
import { cache } from 'react';

const nameOf = cache(async (payload: Payload, id: string): Promise<string | undefined> => {
  const user = await payload.findByID({
    collection: 'users',
    id,
    select: { name: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return user?.name;
});

/** Staff may not read accounts, but may know their colleagues' names. */
export async function PersonCell({ cellData, payload }: { cellData?: unknown; payload: Payload }) {
  const id = typeof cellData === 'object' && cellData && 'id' in cellData ? cellData.id : cellData;
  return <span>{(typeof id === 'string' && (await nameOf(payload, id))) || '–'}</span>;
}
