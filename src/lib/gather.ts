import type { PayloadRequest } from 'payload';

type Write<T> = (req: PayloadRequest, items: T[]) => Promise<void>;
type Gathering = { writes: (() => Promise<void>)[] };

const gatherings = new Map<string, Gathering>();

/** Runs `work`, then does in one go what its changes have left to the end. In the request's transaction. */
export async function gather<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const transaction = String(await req.transactionID);
  const gathering: Gathering = { writes: [] };
  gatherings.set(transaction, gathering);
  const done = await work().finally(() => gatherings.delete(transaction));
  for (const write of gathering.writes) await write();
  return done;
}

/** `write` for the items of all changes together while a transaction gathers them, and at once otherwise. */
export function gathered<T>(write: Write<T>): Write<T> {
  const left = new WeakMap<Gathering, T[]>();
  return async (req, items) => {
    const gathering = gatherings.get(String(await req.transactionID));
    if (!gathering) return write(req, items);
    const known = left.get(gathering);
    if (known) return void known.push(...items);
    const all = [...items];
    left.set(gathering, all);
    gathering.writes.push(() => write(req, all));
  };
}
