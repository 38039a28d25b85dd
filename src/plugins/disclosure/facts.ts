import { type SiteFacts, siteFactsSchema } from '@/lib/site-facts';
import written from './facts.json' with { type: 'json' };

/** Undefined until something has been measured. */
export const facts: SiteFacts | undefined = siteFactsSchema.nullable().parse(written) ?? undefined;
