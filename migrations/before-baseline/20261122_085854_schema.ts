import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
