import { cache } from 'react';
import { countNew } from '@/staff/inbox/store';

/** Cached per page: the navigation and the tabs show the same numbers. */
export const newCounts = cache(countNew);
