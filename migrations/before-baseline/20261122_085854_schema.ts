import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_staff_security_second_factor_roles" AS ENUM('admin', 'editor', 'author', 'reviewer');
  CREATE TABLE "payload"."second_factors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"revision" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."staff_security_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_staff_security_second_factor_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."staff_security" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload"."users" ADD COLUMN "sso_identity" varchar;
  ALTER TABLE "payload"."users" ADD COLUMN "access_ended_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."exports" ADD COLUMN "created_by_id" uuid;
  ALTER TABLE "payload"."imports" ADD COLUMN "created_by_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "security_contact" varchar;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_security_contact" varchar;
  ALTER TABLE "payload"."staff_security_second_factor_roles" ADD CONSTRAINT "staff_security_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."staff_security"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "payload"."second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "payload"."second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "payload"."second_factors" USING btree ("created_at");
  CREATE INDEX "staff_security_second_factor_roles_order_idx" ON "payload"."staff_security_second_factor_roles" USING btree ("order");
  CREATE INDEX "staff_security_second_factor_roles_parent_idx" ON "payload"."staff_security_second_factor_roles" USING btree ("parent_id");
  ALTER TABLE "payload"."exports" ADD CONSTRAINT "exports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."imports" ADD CONSTRAINT "imports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "users_sso_identity_idx" ON "payload"."users" USING btree ("sso_identity");
  CREATE INDEX "exports_created_by_idx" ON "payload"."exports" USING btree ("created_by_id");
  CREATE INDEX "imports_created_by_idx" ON "payload"."imports" USING btree ("created_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."staff_security_second_factor_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."staff_security" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."second_factors" CASCADE;
  DROP TABLE "payload"."staff_security_second_factor_roles" CASCADE;
  DROP TABLE "payload"."staff_security" CASCADE;
  ALTER TABLE "payload"."exports" DROP CONSTRAINT "exports_created_by_id_users_id_fk";
  
  ALTER TABLE "payload"."imports" DROP CONSTRAINT "imports_created_by_id_users_id_fk";
  
  DROP INDEX "payload"."users_sso_identity_idx";
  DROP INDEX "payload"."exports_created_by_idx";
  DROP INDEX "payload"."imports_created_by_idx";
  ALTER TABLE "payload"."users" DROP COLUMN "sso_identity";
  ALTER TABLE "payload"."users" DROP COLUMN "access_ended_at";
  ALTER TABLE "payload"."exports" DROP COLUMN "created_by_id";
  ALTER TABLE "payload"."imports" DROP COLUMN "created_by_id";
  ALTER TABLE "payload"."site_settings" DROP COLUMN "security_contact";
  ALTER TABLE "payload"."_site_settings_v" DROP COLUMN "version_security_contact";
  DROP TYPE "payload"."enum_staff_security_second_factor_roles";`)
}
