import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_forms_thanks_kind" AS ENUM('text', 'page');
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

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."forms_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."forms" CASCADE;
  DROP TABLE "payload"."forms_texts" CASCADE;
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  DROP INDEX "payload"."payload_locked_documents_rels_forms_id_idx";
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP COLUMN "forms_id";
  DROP TYPE "payload"."enum_forms_thanks_kind";`)
}
