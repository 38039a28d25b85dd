import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'send' BEFORE 'submit';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'stop' BEFORE 'submit';
  CREATE TABLE "payload"."newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."_newsletter_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  ALTER TABLE "payload"."industries_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."_industries_v_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "slug" varchar;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "path" varchar;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "sections" jsonb;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "meta_hide_from_search" boolean DEFAULT false;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_meta_hide_from_search" boolean DEFAULT false;
  ALTER TABLE "payload"."redirects_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."navigation_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."_navigation_v_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."footer_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."_footer_v_rels" ADD COLUMN "newsletter_issues_id" uuid;
  ALTER TABLE "payload"."newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "payload"."newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "payload"."newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "payload"."newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_pages_id_idx" ON "payload"."newsletter_issues_rels" USING btree ("pages_id");
  CREATE INDEX "newsletter_issues_rels_industries_id_idx" ON "payload"."newsletter_issues_rels" USING btree ("industries_id");
  CREATE INDEX "_newsletter_issues_v_rels_order_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_rels_parent_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_rels_path_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("path");
  CREATE INDEX "_newsletter_issues_v_rels_pages_id_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("pages_id");
  CREATE INDEX "_newsletter_issues_v_rels_industries_id_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("industries_id");
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues" ADD CONSTRAINT "newsletter_issues_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "industries_rels_newsletter_issues_id_idx" ON "payload"."industries_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_industries_v_rels_newsletter_issues_id_idx" ON "payload"."_industries_v_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "newsletter_issues_slug_idx" ON "payload"."newsletter_issues" USING btree ("slug");
  CREATE UNIQUE INDEX "newsletter_issues_path_idx" ON "payload"."newsletter_issues" USING btree ("path");
  CREATE INDEX "newsletter_issues_meta_meta_image_idx" ON "payload"."newsletter_issues" USING btree ("meta_image_id");
  CREATE INDEX "_newsletter_issues_v_version_version_slug_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_slug");
  CREATE INDEX "_newsletter_issues_v_version_version_path_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_path");
  CREATE INDEX "_newsletter_issues_v_version_meta_version_meta_image_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_meta_image_id");
  CREATE INDEX "redirects_rels_newsletter_issues_id_idx" ON "payload"."redirects_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "navigation_rels_newsletter_issues_id_idx" ON "payload"."navigation_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_navigation_v_rels_newsletter_issues_id_idx" ON "payload"."_navigation_v_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "footer_rels_newsletter_issues_id_idx" ON "payload"."footer_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_footer_v_rels_newsletter_issues_id_idx" ON "payload"."_footer_v_rels" USING btree ("newsletter_issues_id");`)
  // Issues from before they had pages.
  await db.execute(sql`
    update payload.newsletter_issues set slug = 'issue-' || number, path = '/about/newsletters/issue-' || number
      where path is null and number is not null;
    update payload._newsletter_issues_v set version_slug = 'issue-' || version_number,
      version_path = '/about/newsletters/issue-' || version_number
      where version_path is null and version_number is not null`)
}
