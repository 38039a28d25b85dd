import { capability } from '@/seams/capability';
import { writerEndpoints } from './endpoints';
import { writer } from './write';

/**
 * The writing service: a program outside the site that suggests translations, descriptions and shorter texts
 * (docs/decisions/083-suggestions.md, docs/operations.md). Off until the operator names one. Adds a panel that the menu
 * of a document opens; translations use the service through its seam.
 */
export const writerPlugin = capability({
  slug: 'writer',
  endpoints: writerEndpoints,
  content: [
    {
      bar: [{ order: 65, component: '/plugins/writer/admin/writing-help#WritingHelp' }],
      editMenuItems: ['/plugins/writer/admin/writing-help#WritingHelpItem'],
    },
  ],
  writer,
});
