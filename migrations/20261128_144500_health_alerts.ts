import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_webhooks_events" ADD VALUE 'site.alert';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_webhooks_events";
  CREATE TYPE "payload"."enum_webhooks_events" AS ENUM('content.published', 'content.unpublished', 'content.deleted', 'form.received');
  ALTER TABLE "payload"."webhooks_events" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_webhooks_events" USING "value"::"payload"."enum_webhooks_events";`)
}
