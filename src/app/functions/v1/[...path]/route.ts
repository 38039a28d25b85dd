import { proxy } from '@/services/supabase/proxy';

export const dynamic = 'force-dynamic';

export { proxy as DELETE, proxy as GET, proxy as HEAD, proxy as OPTIONS, proxy as PATCH, proxy as POST, proxy as PUT };
