import { cache } from 'react';
import { countNew } from '@/supabase/inbox';

/** Cached per page: the navigation and the tabs show the same numbers. */
export const newCounts = cache(countNew);
