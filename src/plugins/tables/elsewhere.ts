import type { PayloadRequest } from 'payload';
import { refuse } from '@/staff/table-files/problem';
import { type Exported, exported } from './collections';

const labelOf = ({ payload }: PayloadRequest, collection: Exported): string => {
  const { plural } = payload.collections[collection].config.labels;
  return typeof plural === 'string' ? plural : collection;
};

/** An id that was copied from another table, or the table is another one. Throws TableProblem. */
export async function refuseElsewhere(req: PayloadRequest, own: Exported, id: string): Promise<void> {
  for (const collection of exported.filter((one) => one !== own)) {
    const where = { id: { equals: id } };
    const { totalDocs } = await req.payload.count({ collection, where, trash: true, overrideAccess: true, req });
    if (totalDocs > 0) refuse(`This id is that of a document in ${labelOf(req, collection)}. Is it another table?`);
  }
}
