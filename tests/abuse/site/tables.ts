import type pg from 'pg';

type Table = { name: string; columns: string };

const SCHEMAS = ['payload', 'public', 'auth'];
const COPY = 'abuse_copy';
const copyOf = (name: string) => `${COPY}.${name.replaceAll('"', '').replace('.', '__')}`;

export class Tables {
  readonly #client: pg.Client;
  #tables: Table[] = [];

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async remember(): Promise<void> {
    const { rows } = await this.#client.query<Table>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name,
         string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = any($1) and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       group by table_schema, table_name`,
      [SCHEMAS],
    );
    this.#tables = rows;
    await this.#client.query(`drop schema if exists ${COPY} cascade; create schema ${COPY}`);
    for (const { name, columns } of rows) {
      await this.#client.query(`create table ${copyOf(name)} as select ${columns} from ${name}`);
    }
  }

  async changed(): Promise<string[]> {
    const digest = (from: string, columns: string) =>
      `(select coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') from (select ${columns} from ${from}) x)`;
    const all = this.#tables.map(
      ({ name, columns }) =>
        `select '${name}' as name where ${digest(name, columns)} <> ${digest(copyOf(name), columns)}`,
    );
    const { rows } = await this.#client.query<{ name: string }>(all.join(' union all '));
    return rows.map(({ name }) => name.replaceAll('"', ''));
  }

  /** `lost`: copied rows that were deleted or changed. */
  async difference(name: string, columns = '*', where = 'true'): Promise<{ lost: number; made: number }> {
    const rows = (from: string) => `select x::text from (select ${columns} from ${from} where ${where}) x`;
    const count = async (one: string, other: string) => {
      const query = `select count(*)::int as n from (${rows(one)} except ${rows(other)}) y`;
      return (await this.#client.query<{ n: number }>(query)).rows[0]?.n ?? 0;
    };
    return { lost: await count(copyOf(name), name), made: await count(name, copyOf(name)) };
  }

  /** Bypasses triggers and foreign keys. */
  async restore(names: string[]): Promise<void> {
    const tables = this.#tables.filter(({ name }) => names.includes(name.replaceAll('"', '')));
    for (let tries = 0; ; tries++) {
      try {
        await this.#client.query("begin; set local session_replication_role = replica; set local lock_timeout = '5s'");
        for (const { name, columns } of tables) {
          await this.#client.query(`delete from ${name}`);
          await this.#client.query(
            `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(name)}`,
          );
        }
        await this.#client.query('commit');
        return;
      } catch (error) {
        await this.#client.query('rollback');
        // Work behind a response may still be writing.
        if (tries === 5) throw error;
      }
    }
  }
}
