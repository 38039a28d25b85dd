import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payload"."text_index_names";
  DROP INDEX "payload"."text_index_words";
  CREATE INDEX "text_index_names" ON "payload"."text_index" USING gin ("names") WITH (fastupdate=false);
  CREATE INDEX "text_index_words" ON "payload"."text_index" USING gin ("words") WITH (fastupdate=false);`)
}
