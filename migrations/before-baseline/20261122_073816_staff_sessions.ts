import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'email';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'session';
  ALTER TABLE "payload"."users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "payload"."users_sessions" ADD COLUMN "method" varchar;
  ALTER TABLE "payload"."users_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "payload"."enum_audit_log_action";
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'schedule', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'export', 'import', 'role', 'account', 'sign-in', 'sign-in-failed', 'sign-in-limited', 'password', 'second-factor', 'security');
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE "payload"."enum_audit_log_action" USING "action"::"payload"."enum_audit_log_action";
  ALTER TABLE "payload"."users_sessions" DROP COLUMN "device";
  ALTER TABLE "payload"."users_sessions" DROP COLUMN "method";
  ALTER TABLE "payload"."users_sessions" DROP COLUMN "last_used_at";`)
}
