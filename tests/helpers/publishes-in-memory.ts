import { type Ask, PublishRecord } from '@/publishing/record';

type Row = { id: number; tags: string[] };

export function publishesInMemory() {
  const rows: Row[] = [];
  let isAway = false;
  const newest = () => rows.at(-1)?.id ?? 0;
  const responses = (statement: string, [since]: unknown[] = []): object[] => {
    if (statement.includes('unnest'))
      return rows.flatMap(({ id, tags }) => tags.map((tag) => ({ tag, id: String(id) })));
    if (statement.includes('min(')) return [{ isPruned: false, oldest: rows[0]?.id ?? null, newest: newest() }];
    return rows.filter(({ id }) => id > Number(since)).map(({ id, tags }) => ({ id: String(id), tags }));
  };
  const ask: Ask = async <Found>(statement: string, values?: unknown[]) => {
    if (isAway) throw new Error('away');
    return responses(statement, values) as Found[];
  };
  return {
    publish: (...tags: string[]) => {
      rows.push({ id: Math.max(newest() + 1, Date.now()), tags });
    },
    newest,
    goAway: (is = true) => {
      isAway = is;
    },
    /** The record of a new process: empty until it polls. */
    record: (heard: (tags: string[]) => void = () => undefined) => new PublishRecord(ask, heard),
  };
}
