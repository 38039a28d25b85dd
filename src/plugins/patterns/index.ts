import type { CollectionConfig, Field } from 'payload';
import { uiField } from '@/fields/ui-field';
import { inFields } from '@/lib/configured-fields';
import { capability } from '@/seams/capability';
import { patterns } from './collection';

const patternBar = uiField('patternBar', '/plugins/patterns/admin/pattern-bar#PatternBar');

const belowSections = (field: Field): Field[] =>
  'name' in field && field.name === 'blocks' ? [field, patternBar] : [field];

const withPatternBar = (pages: CollectionConfig): CollectionConfig => ({
  ...pages,
  fields: inFields(pages.fields, belowSections),
});

/** Patterns: sections are saved from a page and inserted into another. Adds a collection, a bar below sections, and
 * an action for sections in the page. */
export const patternsPlugin = capability({
  slug: 'patterns',
  collections: [patterns],
  before: 'forms',
  doors: [{ door: 'pages', collection: 'patterns' }],
  content: [
    {
      in: ({ slug }) => slug === 'pages',
      bar: [{ order: 130, component: '/plugins/patterns/admin/save-from-page#SaveFromPage' }],
    },
  ],
  extend: { pages: withPatternBar },
});
