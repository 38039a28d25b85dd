import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_industries_capabilities_cards_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_industries_hero_primary_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_industries_next_primary_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_industries_next_secondary_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__industries_v_version_hero_primary_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__industries_v_version_next_primary_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__industries_v_version_next_secondary_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_redirects_to_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_navigation_items_children_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_navigation_items_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_navigation_action_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__navigation_v_version_items_children_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__navigation_v_version_items_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__navigation_v_version_action_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_footer_columns_links_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum_footer_legal_links_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__footer_v_version_columns_links_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TYPE "payload"."enum__footer_v_version_legal_links_link_kind" ADD VALUE 'file' BEFORE 'address';
  ALTER TABLE "payload"."industries_capabilities_cards" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."industries_architecture_dimensions" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "hero_primary_file_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "next_primary_file_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "next_secondary_file_id" uuid;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_picture_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_hero_primary_file_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_next_primary_file_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_next_secondary_file_id" uuid;
  ALTER TABLE "payload"."redirects" ADD COLUMN "to_file_id" uuid;
  ALTER TABLE "payload"."navigation_items_children" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."navigation_items" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."navigation" ADD COLUMN "action_file_id" uuid;
  ALTER TABLE "payload"."_navigation_v_version_items_children" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."_navigation_v_version_items" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_action_file_id" uuid;
  ALTER TABLE "payload"."footer_columns_links" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."footer_legal_links" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."_footer_v_version_columns_links" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."_footer_v_version_legal_links" ADD COLUMN "link_file_id" uuid;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD CONSTRAINT "industries_capabilities_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD CONSTRAINT "industries_capabilities_cards_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries_architecture_dimensions" ADD CONSTRAINT "industries_architecture_dimensions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_hero_primary_file_id_media_id_fk" FOREIGN KEY ("hero_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_next_primary_file_id_media_id_fk" FOREIGN KEY ("next_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_next_secondary_file_id_media_id_fk" FOREIGN KEY ("next_secondary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD CONSTRAINT "_industries_v_version_capabilities_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD CONSTRAINT "_industries_v_version_capabilities_cards_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ADD CONSTRAINT "_industries_v_version_architecture_dimensions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_hero_primary_file_id_media_id_fk" FOREIGN KEY ("version_hero_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_next_primary_file_id_media_id_fk" FOREIGN KEY ("version_next_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_next_secondary_file_id_media_id_fk" FOREIGN KEY ("version_next_secondary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."redirects" ADD CONSTRAINT "redirects_to_file_id_media_id_fk" FOREIGN KEY ("to_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items_children" ADD CONSTRAINT "navigation_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items" ADD CONSTRAINT "navigation_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation" ADD CONSTRAINT "navigation_action_file_id_media_id_fk" FOREIGN KEY ("action_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v" ADD CONSTRAINT "_navigation_v_version_action_file_id_media_id_fk" FOREIGN KEY ("version_action_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "industries_capabilities_cards_picture_idx" ON "payload"."industries_capabilities_cards" USING btree ("picture_id");
  CREATE INDEX "industries_capabilities_cards_link_link_file_idx" ON "payload"."industries_capabilities_cards" USING btree ("link_file_id");
  CREATE INDEX "industries_architecture_dimensions_picture_idx" ON "payload"."industries_architecture_dimensions" USING btree ("picture_id");
  CREATE INDEX "industries_picture_idx" ON "payload"."industries" USING btree ("picture_id");
  CREATE INDEX "industries_hero_primary_hero_primary_file_idx" ON "payload"."industries" USING btree ("hero_primary_file_id");
  CREATE INDEX "industries_next_primary_next_primary_file_idx" ON "payload"."industries" USING btree ("next_primary_file_id");
  CREATE INDEX "industries_next_secondary_next_secondary_file_idx" ON "payload"."industries" USING btree ("next_secondary_file_id");
  CREATE INDEX "_industries_v_version_capabilities_cards_picture_idx" ON "payload"."_industries_v_version_capabilities_cards" USING btree ("picture_id");
  CREATE INDEX "_industries_v_version_capabilities_cards_link_link_file_idx" ON "payload"."_industries_v_version_capabilities_cards" USING btree ("link_file_id");
  CREATE INDEX "_industries_v_version_architecture_dimensions_picture_idx" ON "payload"."_industries_v_version_architecture_dimensions" USING btree ("picture_id");
  CREATE INDEX "_industries_v_version_version_picture_idx" ON "payload"."_industries_v" USING btree ("version_picture_id");
  CREATE INDEX "_industries_v_version_hero_primary_version_hero_primary__idx" ON "payload"."_industries_v" USING btree ("version_hero_primary_file_id");
  CREATE INDEX "_industries_v_version_next_primary_version_next_primary__idx" ON "payload"."_industries_v" USING btree ("version_next_primary_file_id");
  CREATE INDEX "_industries_v_version_next_secondary_version_next_second_idx" ON "payload"."_industries_v" USING btree ("version_next_secondary_file_id");
  CREATE INDEX "redirects_to_to_file_idx" ON "payload"."redirects" USING btree ("to_file_id");
  CREATE INDEX "navigation_items_children_link_link_file_idx" ON "payload"."navigation_items_children" USING btree ("link_file_id");
  CREATE INDEX "navigation_items_link_link_file_idx" ON "payload"."navigation_items" USING btree ("link_file_id");
  CREATE INDEX "navigation_action_action_file_idx" ON "payload"."navigation" USING btree ("action_file_id");
  CREATE INDEX "_navigation_v_version_items_children_link_link_file_idx" ON "payload"."_navigation_v_version_items_children" USING btree ("link_file_id");
  CREATE INDEX "_navigation_v_version_items_link_link_file_idx" ON "payload"."_navigation_v_version_items" USING btree ("link_file_id");
  CREATE INDEX "_navigation_v_version_action_version_action_file_idx" ON "payload"."_navigation_v" USING btree ("version_action_file_id");
  CREATE INDEX "footer_columns_links_link_link_file_idx" ON "payload"."footer_columns_links" USING btree ("link_file_id");
  CREATE INDEX "footer_legal_links_link_link_file_idx" ON "payload"."footer_legal_links" USING btree ("link_file_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_file_idx" ON "payload"."_footer_v_version_columns_links" USING btree ("link_file_id");
  CREATE INDEX "_footer_v_version_legal_links_link_link_file_idx" ON "payload"."_footer_v_version_legal_links" USING btree ("link_file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."industries_capabilities_cards" DROP CONSTRAINT "industries_capabilities_cards_picture_id_media_id_fk";
  
  ALTER TABLE "payload"."industries_capabilities_cards" DROP CONSTRAINT "industries_capabilities_cards_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."industries_architecture_dimensions" DROP CONSTRAINT "industries_architecture_dimensions_picture_id_media_id_fk";
  
  ALTER TABLE "payload"."industries" DROP CONSTRAINT "industries_picture_id_media_id_fk";
  
  ALTER TABLE "payload"."industries" DROP CONSTRAINT "industries_hero_primary_file_id_media_id_fk";
  
  ALTER TABLE "payload"."industries" DROP CONSTRAINT "industries_next_primary_file_id_media_id_fk";
  
  ALTER TABLE "payload"."industries" DROP CONSTRAINT "industries_next_secondary_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" DROP CONSTRAINT "_industries_v_version_capabilities_cards_picture_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" DROP CONSTRAINT "_industries_v_version_capabilities_cards_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" DROP CONSTRAINT "_industries_v_version_architecture_dimensions_picture_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v" DROP CONSTRAINT "_industries_v_version_picture_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v" DROP CONSTRAINT "_industries_v_version_hero_primary_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v" DROP CONSTRAINT "_industries_v_version_next_primary_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v" DROP CONSTRAINT "_industries_v_version_next_secondary_file_id_media_id_fk";
  
  ALTER TABLE "payload"."redirects" DROP CONSTRAINT "redirects_to_file_id_media_id_fk";
  
  ALTER TABLE "payload"."navigation_items_children" DROP CONSTRAINT "navigation_items_children_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."navigation_items" DROP CONSTRAINT "navigation_items_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."navigation" DROP CONSTRAINT "navigation_action_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_navigation_v_version_items_children" DROP CONSTRAINT "_navigation_v_version_items_children_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_navigation_v_version_items" DROP CONSTRAINT "_navigation_v_version_items_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_navigation_v" DROP CONSTRAINT "_navigation_v_version_action_file_id_media_id_fk";
  
  ALTER TABLE "payload"."footer_columns_links" DROP CONSTRAINT "footer_columns_links_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."footer_legal_links" DROP CONSTRAINT "footer_legal_links_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_footer_v_version_columns_links" DROP CONSTRAINT "_footer_v_version_columns_links_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."_footer_v_version_legal_links" DROP CONSTRAINT "_footer_v_version_legal_links_link_file_id_media_id_fk";
  
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_industries_capabilities_cards_link_kind";
  CREATE TYPE "payload"."enum_industries_capabilities_cards_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum_industries_capabilities_cards_link_kind";
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum_industries_capabilities_cards_link_kind" USING "link_kind"::"payload"."enum_industries_capabilities_cards_link_kind";
  ALTER TABLE "payload"."industries" ALTER COLUMN "hero_primary_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."industries" ALTER COLUMN "hero_primary_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_industries_hero_primary_kind";
  CREATE TYPE "payload"."enum_industries_hero_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."industries" ALTER COLUMN "hero_primary_kind" SET DEFAULT 'document'::"payload"."enum_industries_hero_primary_kind";
  ALTER TABLE "payload"."industries" ALTER COLUMN "hero_primary_kind" SET DATA TYPE "payload"."enum_industries_hero_primary_kind" USING "hero_primary_kind"::"payload"."enum_industries_hero_primary_kind";
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_primary_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_primary_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_industries_next_primary_kind";
  CREATE TYPE "payload"."enum_industries_next_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_primary_kind" SET DEFAULT 'document'::"payload"."enum_industries_next_primary_kind";
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_primary_kind" SET DATA TYPE "payload"."enum_industries_next_primary_kind" USING "next_primary_kind"::"payload"."enum_industries_next_primary_kind";
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_secondary_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_secondary_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_industries_next_secondary_kind";
  CREATE TYPE "payload"."enum_industries_next_secondary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_secondary_kind" SET DEFAULT 'document'::"payload"."enum_industries_next_secondary_kind";
  ALTER TABLE "payload"."industries" ALTER COLUMN "next_secondary_kind" SET DATA TYPE "payload"."enum_industries_next_secondary_kind" USING "next_secondary_kind"::"payload"."enum_industries_next_secondary_kind";
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__industries_v_version_capabilities_cards_link_kind";
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum__industries_v_version_capabilities_cards_link_kind";
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum__industries_v_version_capabilities_cards_link_kind" USING "link_kind"::"payload"."enum__industries_v_version_capabilities_cards_link_kind";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_hero_primary_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_hero_primary_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__industries_v_version_hero_primary_kind";
  CREATE TYPE "payload"."enum__industries_v_version_hero_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_hero_primary_kind" SET DEFAULT 'document'::"payload"."enum__industries_v_version_hero_primary_kind";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_hero_primary_kind" SET DATA TYPE "payload"."enum__industries_v_version_hero_primary_kind" USING "version_hero_primary_kind"::"payload"."enum__industries_v_version_hero_primary_kind";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_primary_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_primary_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__industries_v_version_next_primary_kind";
  CREATE TYPE "payload"."enum__industries_v_version_next_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_primary_kind" SET DEFAULT 'document'::"payload"."enum__industries_v_version_next_primary_kind";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_primary_kind" SET DATA TYPE "payload"."enum__industries_v_version_next_primary_kind" USING "version_next_primary_kind"::"payload"."enum__industries_v_version_next_primary_kind";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_secondary_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_secondary_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__industries_v_version_next_secondary_kind";
  CREATE TYPE "payload"."enum__industries_v_version_next_secondary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_secondary_kind" SET DEFAULT 'document'::"payload"."enum__industries_v_version_next_secondary_kind";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_next_secondary_kind" SET DATA TYPE "payload"."enum__industries_v_version_next_secondary_kind" USING "version_next_secondary_kind"::"payload"."enum__industries_v_version_next_secondary_kind";
  ALTER TABLE "payload"."redirects" ALTER COLUMN "to_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."redirects" ALTER COLUMN "to_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_redirects_to_kind";
  CREATE TYPE "payload"."enum_redirects_to_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."redirects" ALTER COLUMN "to_kind" SET DEFAULT 'document'::"payload"."enum_redirects_to_kind";
  ALTER TABLE "payload"."redirects" ALTER COLUMN "to_kind" SET DATA TYPE "payload"."enum_redirects_to_kind" USING "to_kind"::"payload"."enum_redirects_to_kind";
  ALTER TABLE "payload"."navigation_items_children" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."navigation_items_children" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_navigation_items_children_link_kind";
  CREATE TYPE "payload"."enum_navigation_items_children_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."navigation_items_children" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum_navigation_items_children_link_kind";
  ALTER TABLE "payload"."navigation_items_children" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum_navigation_items_children_link_kind" USING "link_kind"::"payload"."enum_navigation_items_children_link_kind";
  ALTER TABLE "payload"."navigation_items" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."navigation_items" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_navigation_items_link_kind";
  CREATE TYPE "payload"."enum_navigation_items_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."navigation_items" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum_navigation_items_link_kind";
  ALTER TABLE "payload"."navigation_items" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum_navigation_items_link_kind" USING "link_kind"::"payload"."enum_navigation_items_link_kind";
  ALTER TABLE "payload"."navigation" ALTER COLUMN "action_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."navigation" ALTER COLUMN "action_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_navigation_action_kind";
  CREATE TYPE "payload"."enum_navigation_action_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."navigation" ALTER COLUMN "action_kind" SET DEFAULT 'document'::"payload"."enum_navigation_action_kind";
  ALTER TABLE "payload"."navigation" ALTER COLUMN "action_kind" SET DATA TYPE "payload"."enum_navigation_action_kind" USING "action_kind"::"payload"."enum_navigation_action_kind";
  ALTER TABLE "payload"."_navigation_v_version_items_children" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_navigation_v_version_items_children" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__navigation_v_version_items_children_link_kind";
  CREATE TYPE "payload"."enum__navigation_v_version_items_children_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_navigation_v_version_items_children" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum__navigation_v_version_items_children_link_kind";
  ALTER TABLE "payload"."_navigation_v_version_items_children" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum__navigation_v_version_items_children_link_kind" USING "link_kind"::"payload"."enum__navigation_v_version_items_children_link_kind";
  ALTER TABLE "payload"."_navigation_v_version_items" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_navigation_v_version_items" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__navigation_v_version_items_link_kind";
  CREATE TYPE "payload"."enum__navigation_v_version_items_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_navigation_v_version_items" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum__navigation_v_version_items_link_kind";
  ALTER TABLE "payload"."_navigation_v_version_items" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum__navigation_v_version_items_link_kind" USING "link_kind"::"payload"."enum__navigation_v_version_items_link_kind";
  ALTER TABLE "payload"."_navigation_v" ALTER COLUMN "version_action_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_navigation_v" ALTER COLUMN "version_action_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__navigation_v_version_action_kind";
  CREATE TYPE "payload"."enum__navigation_v_version_action_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_navigation_v" ALTER COLUMN "version_action_kind" SET DEFAULT 'document'::"payload"."enum__navigation_v_version_action_kind";
  ALTER TABLE "payload"."_navigation_v" ALTER COLUMN "version_action_kind" SET DATA TYPE "payload"."enum__navigation_v_version_action_kind" USING "version_action_kind"::"payload"."enum__navigation_v_version_action_kind";
  ALTER TABLE "payload"."footer_columns_links" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."footer_columns_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_footer_columns_links_link_kind";
  CREATE TYPE "payload"."enum_footer_columns_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."footer_columns_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum_footer_columns_links_link_kind";
  ALTER TABLE "payload"."footer_columns_links" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum_footer_columns_links_link_kind" USING "link_kind"::"payload"."enum_footer_columns_links_link_kind";
  ALTER TABLE "payload"."footer_legal_links" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."footer_legal_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum_footer_legal_links_link_kind";
  CREATE TYPE "payload"."enum_footer_legal_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."footer_legal_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum_footer_legal_links_link_kind";
  ALTER TABLE "payload"."footer_legal_links" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum_footer_legal_links_link_kind" USING "link_kind"::"payload"."enum_footer_legal_links_link_kind";
  ALTER TABLE "payload"."_footer_v_version_columns_links" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_footer_v_version_columns_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__footer_v_version_columns_links_link_kind";
  CREATE TYPE "payload"."enum__footer_v_version_columns_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_footer_v_version_columns_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum__footer_v_version_columns_links_link_kind";
  ALTER TABLE "payload"."_footer_v_version_columns_links" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum__footer_v_version_columns_links_link_kind" USING "link_kind"::"payload"."enum__footer_v_version_columns_links_link_kind";
  ALTER TABLE "payload"."_footer_v_version_legal_links" ALTER COLUMN "link_kind" SET DATA TYPE text;
  ALTER TABLE "payload"."_footer_v_version_legal_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::text;
  DROP TYPE "payload"."enum__footer_v_version_legal_links_link_kind";
  CREATE TYPE "payload"."enum__footer_v_version_legal_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  ALTER TABLE "payload"."_footer_v_version_legal_links" ALTER COLUMN "link_kind" SET DEFAULT 'document'::"payload"."enum__footer_v_version_legal_links_link_kind";
  ALTER TABLE "payload"."_footer_v_version_legal_links" ALTER COLUMN "link_kind" SET DATA TYPE "payload"."enum__footer_v_version_legal_links_link_kind" USING "link_kind"::"payload"."enum__footer_v_version_legal_links_link_kind";
  DROP INDEX "payload"."industries_capabilities_cards_picture_idx";
  DROP INDEX "payload"."industries_capabilities_cards_link_link_file_idx";
  DROP INDEX "payload"."industries_architecture_dimensions_picture_idx";
  DROP INDEX "payload"."industries_picture_idx";
  DROP INDEX "payload"."industries_hero_primary_hero_primary_file_idx";
  DROP INDEX "payload"."industries_next_primary_next_primary_file_idx";
  DROP INDEX "payload"."industries_next_secondary_next_secondary_file_idx";
  DROP INDEX "payload"."_industries_v_version_capabilities_cards_picture_idx";
  DROP INDEX "payload"."_industries_v_version_capabilities_cards_link_link_file_idx";
  DROP INDEX "payload"."_industries_v_version_architecture_dimensions_picture_idx";
  DROP INDEX "payload"."_industries_v_version_version_picture_idx";
  DROP INDEX "payload"."_industries_v_version_hero_primary_version_hero_primary__idx";
  DROP INDEX "payload"."_industries_v_version_next_primary_version_next_primary__idx";
  DROP INDEX "payload"."_industries_v_version_next_secondary_version_next_second_idx";
  DROP INDEX "payload"."redirects_to_to_file_idx";
  DROP INDEX "payload"."navigation_items_children_link_link_file_idx";
  DROP INDEX "payload"."navigation_items_link_link_file_idx";
  DROP INDEX "payload"."navigation_action_action_file_idx";
  DROP INDEX "payload"."_navigation_v_version_items_children_link_link_file_idx";
  DROP INDEX "payload"."_navigation_v_version_items_link_link_file_idx";
  DROP INDEX "payload"."_navigation_v_version_action_version_action_file_idx";
  DROP INDEX "payload"."footer_columns_links_link_link_file_idx";
  DROP INDEX "payload"."footer_legal_links_link_link_file_idx";
  DROP INDEX "payload"."_footer_v_version_columns_links_link_link_file_idx";
  DROP INDEX "payload"."_footer_v_version_legal_links_link_link_file_idx";
  ALTER TABLE "payload"."industries_capabilities_cards" DROP COLUMN "picture_id";
  ALTER TABLE "payload"."industries_capabilities_cards" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."industries_architecture_dimensions" DROP COLUMN "picture_id";
  ALTER TABLE "payload"."industries" DROP COLUMN "picture_id";
  ALTER TABLE "payload"."industries" DROP COLUMN "hero_primary_file_id";
  ALTER TABLE "payload"."industries" DROP COLUMN "next_primary_file_id";
  ALTER TABLE "payload"."industries" DROP COLUMN "next_secondary_file_id";
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" DROP COLUMN "picture_id";
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" DROP COLUMN "picture_id";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_picture_id";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_hero_primary_file_id";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_next_primary_file_id";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_next_secondary_file_id";
  ALTER TABLE "payload"."redirects" DROP COLUMN "to_file_id";
  ALTER TABLE "payload"."navigation_items_children" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."navigation_items" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."navigation" DROP COLUMN "action_file_id";
  ALTER TABLE "payload"."_navigation_v_version_items_children" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."_navigation_v_version_items" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."_navigation_v" DROP COLUMN "version_action_file_id";
  ALTER TABLE "payload"."footer_columns_links" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."footer_legal_links" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."_footer_v_version_columns_links" DROP COLUMN "link_file_id";
  ALTER TABLE "payload"."_footer_v_version_legal_links" DROP COLUMN "link_file_id";`)
}
