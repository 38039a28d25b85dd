import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "preheader" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_preheader" varchar;
  ALTER TABLE "payload"."users" ADD COLUMN "invited_by_id" uuid;
  ALTER TABLE "payload"."users" ADD CONSTRAINT "users_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_invited_by_idx" ON "payload"."users" USING btree ("invited_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."users" DROP CONSTRAINT "users_invited_by_id_users_id_fk";
  
  DROP INDEX "payload"."users_invited_by_idx";
  ALTER TABLE "payload"."newsletter_issues" DROP COLUMN "preheader";
  ALTER TABLE "payload"."_newsletter_issues_v" DROP COLUMN "version_preheader";
  ALTER TABLE "payload"."users" DROP COLUMN "invited_by_id";`)
}
