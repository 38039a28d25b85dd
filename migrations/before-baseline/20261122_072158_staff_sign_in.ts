import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'sign-in';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'sign-in-failed';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'sign-in-limited';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'password';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'second-factor';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'security';
  CREATE TABLE "payload"."sign_in_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload"."sign_in_limits" CASCADE;
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "payload"."enum_audit_log_action";
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'schedule', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'export', 'import', 'role', 'account');
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE "payload"."enum_audit_log_action" USING "action"::"payload"."enum_audit_log_action";`)
}
