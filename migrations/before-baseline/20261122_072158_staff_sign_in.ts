import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
