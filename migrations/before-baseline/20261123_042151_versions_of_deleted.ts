import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- Written by hand: versions that a deletion left without a document.
  DELETE FROM "payload"."_pages_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_industries_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_jobs_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_leaders_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_newsletter_issues_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_partnership_phases_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_legal_pages_v" WHERE "parent_id" IS NULL;
  DELETE FROM "payload"."_design_reviews_v" WHERE "parent_id" IS NULL;

   ALTER TABLE "payload"."_pages_v" DROP CONSTRAINT "_pages_v_parent_id_pages_id_fk";
  
  ALTER TABLE "payload"."_industries_v" DROP CONSTRAINT "_industries_v_parent_id_industries_id_fk";
  
  ALTER TABLE "payload"."_jobs_v" DROP CONSTRAINT "_jobs_v_parent_id_jobs_id_fk";
  
  ALTER TABLE "payload"."_leaders_v" DROP CONSTRAINT "_leaders_v_parent_id_leaders_id_fk";
  
  ALTER TABLE "payload"."_newsletter_issues_v" DROP CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk";
  
  ALTER TABLE "payload"."_partnership_phases_v" DROP CONSTRAINT "_partnership_phases_v_parent_id_partnership_phases_id_fk";
  
  ALTER TABLE "payload"."_legal_pages_v" DROP CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk";
  
  ALTER TABLE "payload"."_design_reviews_v" DROP CONSTRAINT "_design_reviews_v_parent_id_design_reviews_id_fk";
  
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_parent_id_leaders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_parent_id_partnership_phases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_design_reviews_v" ADD CONSTRAINT "_design_reviews_v_parent_id_design_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."design_reviews"("id") ON DELETE cascade ON UPDATE no action;`)
}
