import type { UIField } from 'payload';

/** Below the sections of a page: inserts a pattern, or saves sections as one. */
export const patternBar: UIField = {
  name: 'patternBar',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/patterns/pattern-bar#PatternBar' },
  },
};
