import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The indexes of a column go with it; they are written by hand.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."text_index" drop column "names";
  ALTER TABLE "payload"."text_index" ADD COLUMN "names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A')) STORED;
  ALTER TABLE "payload"."text_index" drop column "words";
  ALTER TABLE "payload"."text_index" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, translate(left("body", 200000), '/', ' ')), 'C') || setweight(to_tsvector('simple', translate(left("body", 200000), '/', ' ')), 'D')) STORED;
  CREATE INDEX "text_index_names" ON "payload"."text_index" USING gin ("names");
  CREATE INDEX "text_index_words" ON "payload"."text_index" USING gin ("words");`)
}
