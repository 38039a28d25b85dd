import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_notifications_kind" AS ENUM('submitted', 'returned', 'published', 'commented', 'approved', 'account');
  CREATE TYPE "payload"."enum_users_no_mail" AS ENUM('submitted', 'returned', 'published', 'commented', 'approved', 'account');
  CREATE TYPE "payload"."enum_users_no_bell" AS ENUM('submitted', 'returned', 'published', 'commented', 'approved', 'account');
  CREATE TABLE "payload"."notifications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reader_id" uuid,
  	"kind" "payload"."enum_notifications_kind" NOT NULL,
  	"who" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"note" varchar,
  	"answer_id" uuid,
  	"is_shown" boolean DEFAULT true,
  	"read_at" timestamp(3) with time zone,
  	"mail_due_at" timestamp(3) with time zone,
  	"mail_attempts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."users_no_mail" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_users_no_mail",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."users_no_bell" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_users_no_bell",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "payload"."pages" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."industries" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."jobs" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."jobs" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."leaders" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."leaders" ADD COLUMN "portrait_id" uuid;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_portrait_id" uuid;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."navigation" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."navigation" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."footer" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."footer" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_answer_id_approvals_id_fk" FOREIGN KEY ("answer_id") REFERENCES "payload"."approvals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."users_no_mail" ADD CONSTRAINT "users_no_mail_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."users_no_bell" ADD CONSTRAINT "users_no_bell_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notifications_reader_idx" ON "payload"."notifications" USING btree ("reader_id");
  CREATE INDEX "notifications_answer_idx" ON "payload"."notifications" USING btree ("answer_id");
  CREATE INDEX "notifications_read_at_idx" ON "payload"."notifications" USING btree ("read_at");
  CREATE INDEX "notifications_mail_due_at_idx" ON "payload"."notifications" USING btree ("mail_due_at");
  CREATE INDEX "notifications_updated_at_idx" ON "payload"."notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "payload"."notifications" USING btree ("created_at");
  CREATE INDEX "users_no_mail_order_idx" ON "payload"."users_no_mail" USING btree ("order");
  CREATE INDEX "users_no_mail_parent_idx" ON "payload"."users_no_mail" USING btree ("parent_id");
  CREATE INDEX "users_no_bell_order_idx" ON "payload"."users_no_bell" USING btree ("order");
  CREATE INDEX "users_no_bell_parent_idx" ON "payload"."users_no_bell" USING btree ("parent_id");
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."site_settings" ADD CONSTRAINT "site_settings_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation" ADD CONSTRAINT "navigation_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v" ADD CONSTRAINT "_navigation_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer" ADD CONSTRAINT "footer_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v" ADD CONSTRAINT "_footer_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_meta_meta_image_idx" ON "payload"."pages" USING btree ("meta_image_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "payload"."_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "industries_meta_meta_image_idx" ON "payload"."industries" USING btree ("meta_image_id");
  CREATE INDEX "_industries_v_version_meta_version_meta_image_idx" ON "payload"."_industries_v" USING btree ("version_meta_image_id");
  CREATE INDEX "jobs_meta_meta_image_idx" ON "payload"."jobs" USING btree ("meta_image_id");
  CREATE INDEX "_jobs_v_version_meta_version_meta_image_idx" ON "payload"."_jobs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "leaders_portrait_idx" ON "payload"."leaders" USING btree ("portrait_id");
  CREATE INDEX "_leaders_v_version_version_portrait_idx" ON "payload"."_leaders_v" USING btree ("version_portrait_id");
  CREATE INDEX "legal_pages_meta_meta_image_idx" ON "payload"."legal_pages" USING btree ("meta_image_id");
  CREATE INDEX "_legal_pages_v_version_meta_version_meta_image_idx" ON "payload"."_legal_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "site_settings_last_editor_idx" ON "payload"."site_settings" USING btree ("last_editor_id");
  CREATE INDEX "_site_settings_v_version_version_last_editor_idx" ON "payload"."_site_settings_v" USING btree ("version_last_editor_id");
  CREATE INDEX "navigation_last_editor_idx" ON "payload"."navigation" USING btree ("last_editor_id");
  CREATE INDEX "_navigation_v_version_version_last_editor_idx" ON "payload"."_navigation_v" USING btree ("version_last_editor_id");
  CREATE INDEX "footer_last_editor_idx" ON "payload"."footer" USING btree ("last_editor_id");
  CREATE INDEX "_footer_v_version_version_last_editor_idx" ON "payload"."_footer_v" USING btree ("version_last_editor_id");`)
}
