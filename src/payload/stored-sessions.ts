import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { SessionMethod } from './session-fields';
import { databaseOf, inTransaction } from './transaction';

export type ListedSession = {
  id: string;
  device: string | null;
  method: SessionMethod;
  startedAt: string;
  lastUsedAt: string;
};

// Payload would write back the whole list; single-row statements cannot lose a session started at the same time.

type Row = { id: string; device: string | null; method: string | null; started: string; used: string };

export async function listSessions(req: PayloadRequest, account: string): Promise<ListedSession[]> {
  const database = await databaseOf(req.payload, req);
  const { rows } = await database.execute<Row>(sql`
    select id, device, method, created_at as started, coalesce(last_used_at, created_at) as used
    from payload.users_sessions where _parent_id = ${account} and expires_at > now() order by used desc`);
  return rows.map(({ id, device, method, started, used }) => ({
    id,
    device,
    method: method === 'sso' ? 'sso' : 'password',
    startedAt: new Date(started).toISOString(),
    lastUsedAt: new Date(used).toISOString(),
  }));
}

export type Which = { only: string } | { except: string | undefined } | 'all';

/**
 * Nobody else changes the account, or all accounts, until the transaction ends: what writes all of its fields must not
 * have read them before another change.
 */
export async function lockAccount(req: PayloadRequest, account?: string): Promise<void> {
  const database = await databaseOf(req.payload, req);
  // As text, because a request may name anything.
  const which = account === undefined ? sql`true` : sql`id::text = ${account}`;
  await database.execute(sql`select id from payload.users where ${which} order by id for no key update`);
}

/** Their next request is anonymous. Returns their devices. */
export async function endSessions(req: PayloadRequest, account: string, which: Which): Promise<(string | null)[]> {
  const chosen =
    which === 'all'
      ? sql`true`
      : 'only' in which
        ? sql`id = ${which.only}`
        : sql`id is distinct from ${which.except ?? null}`;
  return inTransaction(req, async () => {
    await lockAccount(req, account);
    const database = await databaseOf(req.payload, req);
    const { rows } = await database.execute<{ device: string | null; works: boolean }>(sql`
      delete from payload.users_sessions where _parent_id = ${account} and ${chosen}
      returning device, expires_at > now() as works`);
    return rows.filter(({ works }) => works).map(({ device }) => device);
  });
}

export async function touchSession(payload: Payload, id: string, device: string): Promise<void> {
  const database = await databaseOf(payload);
  await database.execute(
    sql`update payload.users_sessions set last_used_at = now(), device = ${device} where id = ${id}`,
  );
}

/** False if it has ended meanwhile. */
export async function extendSession(req: PayloadRequest, id: string, end: Date): Promise<boolean> {
  const database = await databaseOf(req.payload, req);
  const { rows } = await database.execute(
    sql`update payload.users_sessions set expires_at = ${end.toISOString()} where id = ${id} returning id`,
  );
  return rows.length > 0;
}

export async function removeSession(payload: Payload, id: string): Promise<void> {
  const database = await databaseOf(payload);
  await database.execute(sql`delete from payload.users_sessions where id = ${id}`);
}

export async function setSessionMethod(req: PayloadRequest, id: string, method: SessionMethod): Promise<void> {
  const database = await databaseOf(req.payload, req);
  await database.execute(sql`update payload.users_sessions set method = ${method} where id = ${id}`);
}
