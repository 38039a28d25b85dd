import { cache } from 'react';
import { countNew } from '@/staff/inbox/store';

export const newCounts = cache(countNew);
