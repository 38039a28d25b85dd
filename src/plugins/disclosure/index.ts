import { capability } from '@/seams/capability';

/**
 * Disclosure: what the site states about itself, its accessibility and its weight, is what was measured last
 * (docs/decisions/081-disclosure.md). Adds the measurements in facts.json, which `npm run bench -- --facts` writes, to
 * the sections *Accessibility checks* and *Weight of pages*. Without it, they say that nothing was measured.
 */
export const disclosurePlugin = capability({
  slug: 'disclosure',
  site: { facts: async () => (await import('./facts')).facts },
});
