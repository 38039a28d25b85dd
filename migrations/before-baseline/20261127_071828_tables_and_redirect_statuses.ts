import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Left and failed work of the removed plugin, which the new enums could not hold.
  await db.execute(sql`
   DELETE FROM "payload"."payload_jobs_log" WHERE "task_slug"::text IN ('createCollectionExport', 'createCollectionImport');
  DELETE FROM "payload"."payload_jobs" WHERE "task_slug"::text IN ('createCollectionExport', 'createCollectionImport');
  ALTER TYPE "payload"."enum_redirects_status" ADD VALUE '307';
  ALTER TYPE "payload"."enum_redirects_status" ADD VALUE '308';
  ALTER TYPE "payload"."enum_releases_redirects_status" ADD VALUE '307';
  ALTER TYPE "payload"."enum_releases_redirects_status" ADD VALUE '308';
  DROP TABLE "payload"."exports" CASCADE;
  DROP TABLE "payload"."exports_texts" CASCADE;
  DROP TABLE "payload"."imports" CASCADE;
  ALTER TABLE "payload"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "payload"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "payload"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'check-links', 'schedulePublish');
  ALTER TABLE "payload"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "payload"."enum_payload_jobs_log_task_slug" USING "task_slug"::"payload"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "payload"."enum_payload_jobs_task_slug";
  CREATE TYPE "payload"."enum_payload_jobs_task_slug" AS ENUM('inline', 'check-links', 'schedulePublish');
  ALTER TABLE "payload"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "payload"."enum_payload_jobs_task_slug" USING "task_slug"::"payload"."enum_payload_jobs_task_slug";
  DROP TYPE "payload"."enum_exports_format";
  DROP TYPE "payload"."enum_exports_sort_order";
  DROP TYPE "payload"."enum_exports_drafts";
  DROP TYPE "payload"."enum_imports_import_mode";
  DROP TYPE "payload"."enum_imports_status";`)
}
