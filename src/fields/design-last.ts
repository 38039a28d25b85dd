import type { Field } from 'payload';
import { traitsOf } from './traits';

const toggle: Field = {
  name: 'design',
  type: 'ui',
  admin: { components: { Field: '/admin/page-first/design-toggle#DesignToggle' } },
};

/** A field that concerns the look of a section, such as its drawing. */
export const asDesign = <F extends Field>(field: F): F => ({ ...field, custom: { ...field.custom, isDesign: true } });

/** What a section says comes first; how it looks follows, under a heading of its own. */
export function designLast(fields: Field[]): Field[] {
  const isDesign = (field: Field) => traitsOf(field).isDesign === true;
  return [...fields.filter((field) => !isDesign(field)), toggle, ...fields.filter(isDesign)];
}
