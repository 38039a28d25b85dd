import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_media_surface" AS ENUM('opaque', 'transparent', 'unreadable');
  ALTER TABLE "payload"."media" ADD COLUMN "surface" "payload"."enum_media_surface";
  ALTER TABLE "payload"."media" ADD COLUMN "sizes_jpeg1200_url" varchar;
  ALTER TABLE "payload"."media" ADD COLUMN "sizes_jpeg1200_width" numeric;
  ALTER TABLE "payload"."media" ADD COLUMN "sizes_jpeg1200_height" numeric;
  ALTER TABLE "payload"."media" ADD COLUMN "sizes_jpeg1200_mime_type" varchar;
  ALTER TABLE "payload"."media" ADD COLUMN "sizes_jpeg1200_filesize" numeric;
  ALTER TABLE "payload"."media" ADD COLUMN "sizes_jpeg1200_filename" varchar;
  CREATE INDEX "media_surface_idx" ON "payload"."media" USING btree ("surface");
  CREATE INDEX "media_sizes_jpeg1200_sizes_jpeg1200_filename_idx" ON "payload"."media" USING btree ("sizes_jpeg1200_filename");`)
}
