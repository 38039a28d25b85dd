import type { UIField } from 'payload';

export const patternBar: UIField = {
  name: 'patternBar',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/plugins/patterns/admin/pattern-bar#PatternBar' },
  },
};
