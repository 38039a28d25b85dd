import type { QueryLimits } from '@/api/public-query';

export const DEFAULT_LIMIT = 10;
export const withoutKey: QueryLimits = { documents: 100, conditions: 10, more: ' Send an API key for more.' };
export const withKey: QueryLimits = { documents: 250, conditions: 50, more: '' };
