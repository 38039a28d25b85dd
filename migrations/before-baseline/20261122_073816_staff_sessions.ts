import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'email';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'session';
  ALTER TABLE "payload"."users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "payload"."users_sessions" ADD COLUMN "method" varchar;
  ALTER TABLE "payload"."users_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;`)
}
