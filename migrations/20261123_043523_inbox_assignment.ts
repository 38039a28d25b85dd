import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'assign' BEFORE 'export';
  ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'assigned' BEFORE 'account';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'assigned' BEFORE 'account';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'assigned' BEFORE 'account';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "payload"."enum_audit_log_action";
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'release', 'undo', 'schedule', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'export', 'import', 'role', 'account', 'sign-in', 'sign-in-failed', 'sign-in-limited', 'password', 'second-factor', 'security', 'email', 'session');
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE "payload"."enum_audit_log_action" USING "action"::"payload"."enum_audit_log_action";
  ALTER TABLE "payload"."notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "payload"."enum_notifications_kind";
  CREATE TYPE "payload"."enum_notifications_kind" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'account');
  ALTER TABLE "payload"."notifications" ALTER COLUMN "kind" SET DATA TYPE "payload"."enum_notifications_kind" USING "kind"::"payload"."enum_notifications_kind";
  ALTER TABLE "payload"."users_no_mail" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_users_no_mail";
  CREATE TYPE "payload"."enum_users_no_mail" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'account');
  ALTER TABLE "payload"."users_no_mail" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_users_no_mail" USING "value"::"payload"."enum_users_no_mail";
  ALTER TABLE "payload"."users_no_bell" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_users_no_bell";
  CREATE TYPE "payload"."enum_users_no_bell" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'account');
  ALTER TABLE "payload"."users_no_bell" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_users_no_bell" USING "value"::"payload"."enum_users_no_bell";`)
}
