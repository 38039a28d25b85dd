import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Links that were mailed before keep working: their tokens become digests (src/staff/sign-in/reset-token.ts).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "payload"."users" SET "reset_password_token" = encode(sha256(convert_to("reset_password_token", 'UTF8')), 'hex')
    WHERE "reset_password_token" ~ '^[0-9a-f]{40}$';`)
}
