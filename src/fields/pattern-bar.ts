import type { UIField } from 'payload';

/** Under the sections of a page: takes sections from a pattern, and makes a pattern of sections. */
export const patternBar: UIField = {
  name: 'patternBar',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/admin/patterns/pattern-bar#PatternBar' },
  },
};
