import type { UIField } from 'payload';

export const patternBar: UIField = {
  name: 'patternBar',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/admin/patterns/pattern-bar#PatternBar' },
  },
};
