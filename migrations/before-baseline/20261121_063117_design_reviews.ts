import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_design_reviews_state" AS ENUM('pending', 'kept', 'modified', 'deleted');
  CREATE TYPE "payload"."enum__design_reviews_v_version_state" AS ENUM('pending', 'kept', 'modified', 'deleted');
  CREATE TABLE "payload"."design_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"element" varchar NOT NULL,
  	"state" "payload"."enum_design_reviews_state" DEFAULT 'pending' NOT NULL,
  	"note" varchar,
  	"hash" varchar,
  	"reviewer_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."_design_reviews_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_element" varchar NOT NULL,
  	"version_state" "payload"."enum__design_reviews_v_version_state" DEFAULT 'pending' NOT NULL,
  	"version_note" varchar,
  	"version_hash" varchar,
  	"version_reviewer_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "design_reviews_id" uuid;
  ALTER TABLE "payload"."design_reviews" ADD CONSTRAINT "design_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_design_reviews_v" ADD CONSTRAINT "_design_reviews_v_parent_id_design_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."design_reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_design_reviews_v" ADD CONSTRAINT "_design_reviews_v_version_reviewer_id_users_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "design_reviews_element_idx" ON "payload"."design_reviews" USING btree ("element");
  CREATE INDEX "design_reviews_reviewer_idx" ON "payload"."design_reviews" USING btree ("reviewer_id");
  CREATE INDEX "design_reviews_updated_at_idx" ON "payload"."design_reviews" USING btree ("updated_at");
  CREATE INDEX "design_reviews_created_at_idx" ON "payload"."design_reviews" USING btree ("created_at");
  CREATE INDEX "_design_reviews_v_parent_idx" ON "payload"."_design_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_design_reviews_v_version_version_element_idx" ON "payload"."_design_reviews_v" USING btree ("version_element");
  CREATE INDEX "_design_reviews_v_version_version_reviewer_idx" ON "payload"."_design_reviews_v" USING btree ("version_reviewer_id");
  CREATE INDEX "_design_reviews_v_version_version_updated_at_idx" ON "payload"."_design_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_design_reviews_v_version_version_created_at_idx" ON "payload"."_design_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_design_reviews_v_created_at_idx" ON "payload"."_design_reviews_v" USING btree ("created_at");
  CREATE INDEX "_design_reviews_v_updated_at_idx" ON "payload"."_design_reviews_v" USING btree ("updated_at");
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_design_reviews_fk" FOREIGN KEY ("design_reviews_id") REFERENCES "payload"."design_reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_design_reviews_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("design_reviews_id");`)
}
