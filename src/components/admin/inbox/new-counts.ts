import { cache } from 'react';
import { countNew } from '@/supabase/inbox';

export const newCounts = cache(countNew);
