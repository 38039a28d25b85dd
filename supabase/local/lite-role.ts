/** The role that the embedded visitor services connect with. Owns nothing but the schema `auth`. */
export const LITE_ROLE = 'supabase_lite';
