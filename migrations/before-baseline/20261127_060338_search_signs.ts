import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { separated } from '../../src/search/separated'

type Row = { place: string; document: string; version: string; title: string; body: string }

const AT_ONCE = 200

/** Rewrites the texts of all rows, so that search finds them as it finds later ones. */
async function rewrite(db: MigrateUpArgs['db'], change: (text: string) => string): Promise<void> {
  let after = sql`true`
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select place, document, version, title, body from payload.text_index where ${after}
      order by place, document, version limit ${AT_ONCE}`)
    const last = rows.at(-1)
    if (!last) return
    const column = (value: (row: Row) => string) => sql.param(rows.map(value))
    await db.execute(sql`
      update payload.text_index i set title = c.title, body = c.body
      from unnest(${column((row) => row.place)}::text[], ${column((row) => row.document)}::text[],
        ${column((row) => row.version)}::text[], ${column((row) => change(row.title))}::text[],
        ${column((row) => change(row.body))}::text[]) as c (place, document, version, title, body)
      where (i.place, i.document, i.version) = (c.place, c.document, c.version)`)
    after = sql`(place, document, version) > (${last.place}, ${last.document}, ${last.version})`
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."text_index" drop column "words";`)
  await rewrite(db, separated)
  await db.execute(sql`
  ALTER TABLE "payload"."text_index" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, left("body", 200000)), 'C') || setweight(to_tsvector('simple', left("body", 200000)), 'D')) STORED;
  CREATE INDEX "text_index_words" ON "payload"."text_index" USING gin ("words") WITH (fastupdate=false);`)
}
