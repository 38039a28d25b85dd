import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_industries_challenge_layout" AS ENUM('split', 'rows');
  CREATE TYPE "payload"."enum_industries_capabilities_layout" AS ENUM('plate', 'rows', 'grid');
  CREATE TYPE "payload"."enum_industries_architecture_layout" AS ENUM('arc', 'rows', 'grid');
  CREATE TYPE "payload"."enum_industries_deployment_layout" AS ENUM('scale', 'ledger', 'columns');
  CREATE TYPE "payload"."enum_industries_own_section_after" AS ENUM('hero', 'challenge', 'capabilities', 'architecture', 'deployment');
  CREATE TYPE "payload"."enum__industries_v_version_challenge_layout" AS ENUM('split', 'rows');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_layout" AS ENUM('plate', 'rows', 'grid');
  CREATE TYPE "payload"."enum__industries_v_version_architecture_layout" AS ENUM('arc', 'rows', 'grid');
  CREATE TYPE "payload"."enum__industries_v_version_deployment_layout" AS ENUM('scale', 'ledger', 'columns');
  CREATE TYPE "payload"."enum__industries_v_version_own_section_after" AS ENUM('hero', 'challenge', 'capabilities', 'architecture', 'deployment');
  CREATE TYPE "payload"."enum_forms_thanks_kind" AS ENUM('text', 'page');
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'assign' BEFORE 'export';
  ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'assigned' BEFORE 'account';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'assigned' BEFORE 'account';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'assigned' BEFORE 'account';
  CREATE TABLE "payload"."forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"fields" jsonb NOT NULL,
  	"submit_label" varchar DEFAULT 'Send' NOT NULL,
  	"thanks_kind" "payload"."enum_forms_thanks_kind" DEFAULT 'text' NOT NULL,
  	"thanks_text" varchar DEFAULT 'We have received your entries and will get back to you.',
  	"thanks_page_id" uuid,
  	"confirmation_send" boolean,
  	"confirmation_subject" varchar,
  	"confirmation_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload"."industries" ADD COLUMN "challenge_layout" "payload"."enum_industries_challenge_layout" DEFAULT 'split';
  ALTER TABLE "payload"."industries" ADD COLUMN "capabilities_layout" "payload"."enum_industries_capabilities_layout" DEFAULT 'plate';
  ALTER TABLE "payload"."industries" ADD COLUMN "architecture_layout" "payload"."enum_industries_architecture_layout" DEFAULT 'arc';
  ALTER TABLE "payload"."industries" ADD COLUMN "deployment_layout" "payload"."enum_industries_deployment_layout" DEFAULT 'scale';
  ALTER TABLE "payload"."industries" ADD COLUMN "own_section" jsonb;
  ALTER TABLE "payload"."industries" ADD COLUMN "own_section_after" "payload"."enum_industries_own_section_after" DEFAULT 'challenge';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_challenge_layout" "payload"."enum__industries_v_version_challenge_layout" DEFAULT 'split';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_capabilities_layout" "payload"."enum__industries_v_version_capabilities_layout" DEFAULT 'plate';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_architecture_layout" "payload"."enum__industries_v_version_architecture_layout" DEFAULT 'arc';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_deployment_layout" "payload"."enum__industries_v_version_deployment_layout" DEFAULT 'scale';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_own_section" jsonb;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_own_section_after" "payload"."enum__industries_v_version_own_section_after" DEFAULT 'challenge';
  ALTER TABLE "payload"."releases" ADD COLUMN "bases" jsonb;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload"."forms" ADD CONSTRAINT "forms_thanks_page_id_pages_id_fk" FOREIGN KEY ("thanks_page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_thanks_thanks_page_idx" ON "payload"."forms" USING btree ("thanks_page_id");
  CREATE INDEX "forms_updated_at_idx" ON "payload"."forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "payload"."forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "payload"."forms" USING btree ("deleted_at");
  CREATE INDEX "forms_texts_order_parent" ON "payload"."forms_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("forms_id");`)
}
