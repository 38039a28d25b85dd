import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'mentioned' BEFORE 'approved';
  ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'replied' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'mentioned' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'replied' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'mentioned' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'replied' BEFORE 'approved';
  CREATE TABLE "payload"."comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"anchor" varchar,
  	"place" varchar,
  	"author_id" uuid,
  	"guest_name" varchar,
  	"link_id" uuid,
  	"version" varchar,
  	"parent_id" uuid,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid,
  	"jobs_id" uuid,
  	"leaders_id" uuid,
  	"newsletter_issues_id" uuid,
  	"partnership_phases_id" uuid,
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."approval_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"needs_resolved_comments" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload"."notifications" ADD COLUMN "comment_id" uuid;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "payload"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "comments_author_idx" ON "payload"."comments" USING btree ("author_id");
  CREATE INDEX "comments_link_idx" ON "payload"."comments" USING btree ("link_id");
  CREATE INDEX "comments_parent_idx" ON "payload"."comments" USING btree ("parent_id");
  CREATE INDEX "comments_resolved_by_idx" ON "payload"."comments" USING btree ("resolved_by_id");
  CREATE INDEX "comments_updated_at_idx" ON "payload"."comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "payload"."comments" USING btree ("created_at");
  CREATE INDEX "comments_rels_order_idx" ON "payload"."comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "payload"."comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "payload"."comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_pages_id_idx" ON "payload"."comments_rels" USING btree ("pages_id");
  CREATE INDEX "comments_rels_industries_id_idx" ON "payload"."comments_rels" USING btree ("industries_id");
  CREATE INDEX "comments_rels_jobs_id_idx" ON "payload"."comments_rels" USING btree ("jobs_id");
  CREATE INDEX "comments_rels_leaders_id_idx" ON "payload"."comments_rels" USING btree ("leaders_id");
  CREATE INDEX "comments_rels_newsletter_issues_id_idx" ON "payload"."comments_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "comments_rels_partnership_phases_id_idx" ON "payload"."comments_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "comments_rels_legal_pages_id_idx" ON "payload"."comments_rels" USING btree ("legal_pages_id");
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "payload"."comments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "notifications_comment_idx" ON "payload"."notifications" USING btree ("comment_id");
  -- What guests wrote moves from their approvals, with the ids: notifications of it follow.
  INSERT INTO "payload"."comments" ("id", "text", "anchor", "place", "guest_name", "link_id", "version", "updated_at", "created_at")
    SELECT "id", "comment", '', '', "name", "link_id", "version", "updated_at", "created_at"
    FROM "payload"."approvals" WHERE coalesce("comment", '') <> '';
  INSERT INTO "payload"."comments_rels" ("order", "parent_id", "path", "pages_id", "industries_id", "jobs_id", "leaders_id", "newsletter_issues_id", "partnership_phases_id", "legal_pages_id")
    SELECT "order", "parent_id", "path", "pages_id", "industries_id", "jobs_id", "leaders_id", "newsletter_issues_id", "partnership_phases_id", "legal_pages_id"
    FROM "payload"."approvals_rels" WHERE "parent_id" IN (SELECT "id" FROM "payload"."comments");
  UPDATE "payload"."notifications" SET "comment_id" = "answer_id", "answer_id" = NULL
    WHERE "kind"::text = 'commented' AND "answer_id" IN (SELECT "id" FROM "payload"."comments");
  DELETE FROM "payload"."approvals" WHERE "decision"::text = 'commented';
  ALTER TABLE "payload"."approvals" DROP COLUMN "decision";
  ALTER TABLE "payload"."approvals" DROP COLUMN "comment";
  DROP TYPE "payload"."enum_approvals_decision";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_approvals_decision" AS ENUM('approved', 'commented');
  ALTER TABLE "payload"."comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."comments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."approval_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."comments" CASCADE;
  DROP TABLE "payload"."comments_rels" CASCADE;
  DROP TABLE "payload"."approval_rules" CASCADE;
  ALTER TABLE "payload"."notifications" DROP CONSTRAINT "notifications_comment_id_comments_id_fk";
  
  ALTER TABLE "payload"."notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "payload"."enum_notifications_kind";
  CREATE TYPE "payload"."enum_notifications_kind" AS ENUM('submitted', 'returned', 'published', 'commented', 'approved', 'account');
  ALTER TABLE "payload"."notifications" ALTER COLUMN "kind" SET DATA TYPE "payload"."enum_notifications_kind" USING "kind"::"payload"."enum_notifications_kind";
  ALTER TABLE "payload"."users_no_mail" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_users_no_mail";
  CREATE TYPE "payload"."enum_users_no_mail" AS ENUM('submitted', 'returned', 'published', 'commented', 'approved', 'account');
  ALTER TABLE "payload"."users_no_mail" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_users_no_mail" USING "value"::"payload"."enum_users_no_mail";
  ALTER TABLE "payload"."users_no_bell" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_users_no_bell";
  CREATE TYPE "payload"."enum_users_no_bell" AS ENUM('submitted', 'returned', 'published', 'commented', 'approved', 'account');
  ALTER TABLE "payload"."users_no_bell" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_users_no_bell" USING "value"::"payload"."enum_users_no_bell";
  DROP INDEX "payload"."notifications_comment_idx";
  ALTER TABLE "payload"."approvals" ADD COLUMN "decision" "payload"."enum_approvals_decision" DEFAULT 'approved' NOT NULL;
  ALTER TABLE "payload"."approvals" ALTER COLUMN "decision" DROP DEFAULT;
  ALTER TABLE "payload"."approvals" ADD COLUMN "comment" varchar;
  ALTER TABLE "payload"."notifications" DROP COLUMN "comment_id";`)
}
