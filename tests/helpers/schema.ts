import type pg from 'pg';

/**
 * Everything that makes up a schema, as sorted lines; without the order of columns, in which tables that were made in
 * steps differ from those that were made at once.
 */
const QUERY = `
  with relations as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.reloptions
    from pg_class c where c.relnamespace = $1::text::regnamespace and c.relkind in ('r', 'S', 'v')
  )
  select format('%s %s rls %s %s, options %s', relkind, relname, relrowsecurity, relforcerowsecurity, reloptions) as line
    from relations
  union all select format('right on %s: %s', relname, one) from relations, unnest(relacl) one
  union all select format('column %s.%s %s, not null %s, default %s, generated %s, collation %s, right %s', r.relname,
      a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated,
      a.attcollation::regcollation, a.attacl)
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  union all select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = $1::text::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = $1::text
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join relations r on r.oid = t.tgrelid where not tgisinternal
  union all select format('%s right %s', pg_get_functiondef(oid), proacl)
    from pg_proc where pronamespace = $1::text::regnamespace
  union all select format('policy %s', to_jsonb(p)) from pg_policies p where schemaname = $1::text
  union all select format('type %s: %s', t.typname, string_agg(e.enumlabel, ', ' order by e.enumsortorder))
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = $1::text::regnamespace group by t.typname
  union all select format('default right on %s of %s: %s', defaclobjtype, defaclrole::regrole, defaclacl)
    from pg_default_acl where defaclnamespace = $1::text::regnamespace
  union all select format('comment on %s: %s', objoid, description)
    from pg_description where objoid in (select oid from relations)
  order by 1`;

export async function linesOf(client: Pick<pg.Client, 'query'>, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(QUERY, [schema]);
  return rows.map(({ line }) => line);
}
