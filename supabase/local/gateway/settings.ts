import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  /** As the role `supabase_lite`; the gateway knows no role with more rights. */
  LITE_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/supabase_lite:/, 'LITE_DATABASE_URL must be of supabase_lite.'),
  GATEWAY_PORT: port,
  MAIL_PORT: port.optional(),
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  DATA_DIR: z.string().min(1),
  FUNCTIONS_DIR: z.string().min(1),
  SMTP_URL: z.string().regex(/^smtps?:\/\//),
  MAIL_FROM: z.string().min(3),
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_'),
  SUPABASE_SECRET_KEY: z.string().startsWith('sb_secret_'),
  SUPABASE_JWT_SECRET: z.string().min(32),
});

export type GatewaySettings = z.infer<typeof schema>;

/** Throws on an error, which is a bug in the launcher. */
export function gatewaySettings(values: Record<string, string | undefined>): GatewaySettings {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}
