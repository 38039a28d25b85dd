import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_transfers_documents_kind" AS ENUM('new', 'changed', 'same');
  CREATE TYPE "payload"."enum_transfers_state" AS ENUM('made', 'undone');
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'transfer' BEFORE 'role';
  CREATE TABLE "payload"."transfer_targets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"key" varchar,
  	"sealed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."transfers_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "payload"."enum_transfers_documents_kind" NOT NULL,
  	"changes" varchar,
  	"fingerprint" varchar NOT NULL,
  	"before" jsonb
  );
  
  CREATE TABLE "payload"."transfers_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"filename" varchar NOT NULL,
  	"is_new" boolean
  );
  
  CREATE TABLE "payload"."transfers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"from_name" varchar NOT NULL,
  	"from_address" varchar NOT NULL,
  	"by_name" varchar,
  	"by_id" uuid,
  	"state" "payload"."enum_transfers_state" NOT NULL,
  	"release_id" uuid,
  	"release_title" varchar,
  	"left" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload"."transfers_documents" ADD CONSTRAINT "transfers_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."transfers_pictures" ADD CONSTRAINT "transfers_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."transfers" ADD CONSTRAINT "transfers_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."transfers" ADD CONSTRAINT "transfers_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "payload"."releases"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "transfer_targets_updated_at_idx" ON "payload"."transfer_targets" USING btree ("updated_at");
  CREATE INDEX "transfer_targets_created_at_idx" ON "payload"."transfer_targets" USING btree ("created_at");
  CREATE INDEX "transfers_documents_order_idx" ON "payload"."transfers_documents" USING btree ("_order");
  CREATE INDEX "transfers_documents_parent_id_idx" ON "payload"."transfers_documents" USING btree ("_parent_id");
  CREATE INDEX "transfers_documents_document_idx" ON "payload"."transfers_documents" USING btree ("document");
  CREATE INDEX "transfers_documents_source_idx" ON "payload"."transfers_documents" USING btree ("source");
  CREATE INDEX "transfers_pictures_order_idx" ON "payload"."transfers_pictures" USING btree ("_order");
  CREATE INDEX "transfers_pictures_parent_id_idx" ON "payload"."transfers_pictures" USING btree ("_parent_id");
  CREATE INDEX "transfers_by_idx" ON "payload"."transfers" USING btree ("by_id");
  CREATE INDEX "transfers_release_idx" ON "payload"."transfers" USING btree ("release_id");
  CREATE INDEX "transfers_updated_at_idx" ON "payload"."transfers" USING btree ("updated_at");
  CREATE INDEX "transfers_created_at_idx" ON "payload"."transfers" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload"."transfer_targets" CASCADE;
  DROP TABLE "payload"."transfers_documents" CASCADE;
  DROP TABLE "payload"."transfers_pictures" CASCADE;
  DROP TABLE "payload"."transfers" CASCADE;
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "payload"."enum_audit_log_action";
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'release', 'undo', 'experiment', 'schedule', 'send', 'stop', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'assign', 'export', 'import', 'role', 'account', 'sign-in', 'sign-in-failed', 'sign-in-limited', 'password', 'second-factor', 'security', 'email', 'session', 'key', 'assistant', 'webhook', 'backup');
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE "payload"."enum_audit_log_action" USING "action"::"payload"."enum_audit_log_action";
  DROP TYPE "payload"."enum_transfers_documents_kind";
  DROP TYPE "payload"."enum_transfers_state";`)
}
