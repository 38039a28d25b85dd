/** What `pg_stat_activity` says about a session that holds a lock. Of other users it shows neither name nor query. */
export type LockHolder = {
  pid: number;
  name: string | null;
  address: string | null;
  state: string | null;
  since: Date | null;
  words: string | null;
};

/** The first words of a query, which are keywords and names: values never come before a bracket or a quote. */
const FACTS = `
  holder.pid, holder.application_name as name, host(holder.client_addr) as address, holder.state,
  coalesce(holder.xact_start, holder.backend_start) as since,
  substring(holder.query from '^\\s*([A-Za-z_]+(?:\\s+[A-Za-z_"][\\w."]*){0,3})') as words`;

/** The sessions that the session $1 waits for. */
export const HOLDERS_BEFORE = `
  select ${FACTS} from pg_stat_activity holder where holder.pid = any(pg_blocking_pids($1::int))`;

/** The sessions that hold the advisory lock $1 of this database. */
export const HOLDERS_OF_LOCK = `
  select ${FACTS} from pg_stat_activity holder where holder.pid in (
    select pid from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1::int
      and database = (select oid from pg_database where datname = current_database()))`;

/** The session that has kept tables of the site locked for longest, other than the one that queries. */
export const HOLDER_OF_TABLES = `
  select ${FACTS} from pg_stat_activity holder
  where holder.datname = current_database() and holder.pid <> pg_backend_pid() and exists (
    select from pg_locks l join pg_class c on c.oid = l.relation join pg_namespace n on n.oid = c.relnamespace
    where l.pid = holder.pid and l.granted and n.nspname in ('payload', 'public', 'auth'))
  order by holder.xact_start limit 1`;

/** The sessions for whose locks of the site's tables others have waited for $1 seconds. */
export const HOLDERS_OF_AWAITED = `
  select distinct ${FACTS} from pg_locks l join pg_class c on c.oid = l.relation
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral unnest(pg_blocking_pids(l.pid)) as blocking (pid)
    join pg_stat_activity holder on holder.pid = blocking.pid
  where not l.granted and l.locktype = 'relation' and n.nspname in ('payload', 'public', 'auth')
    and l.database = (select oid from pg_database where datname = current_database())
    and l.waitstart < now() - make_interval(secs => $1) and holder.wait_event_type is distinct from 'Lock'`;

const describe = ({ pid, name, address, state, since, words }: LockHolder): string => {
  const facts = [
    name || undefined,
    address ? `from ${address}` : undefined,
    since ? `since ${since.toISOString().slice(0, 19)}Z` : undefined,
    state ? `${state}${words ? `: ${words} …` : ''}` : undefined,
  ];
  return `session ${pid} (${facts.filter(Boolean).join(', ') || 'of another user'})`;
};

/** In words, with what an operator needs to find or end them; without data. */
export const describeHolders = (holders: LockHolder[]): string =>
  holders.length > 0 ? holders.map(describe).join(' and ') : 'a session that has ended meanwhile';
