import { cache } from 'react';
import { countNew } from '../store';

export const newCounts = cache(countNew);
