import type { AdminResult } from '../measure/admin.ts';
import { section } from './section.ts';
import { table } from './table.ts';

export const adminSection = ({
  sections,
  jobs,
  dashboard,
  edit,
  list,
  preview,
  onPage,
  find,
  upload,
}: AdminResult): string =>
  section(
    'The admin',
    table(
      ['what', 'median ms', 'max ms'],
      [
        ['the dashboard can be used, nothing cached', Math.round(dashboard.median), Math.round(dashboard.maximum)],
        [`a page of ${sections} sections can be edited`, Math.round(edit.median), Math.round(edit.maximum)],
        [`a list of ${jobs.toLocaleString('en-US')} jobs is shown`, Math.round(list.median), Math.round(list.maximum)],
        ['a key pressed in a text on the page is drawn', Math.round(onPage.median), Math.round(onPage.maximum)],
        ['a key pressed in the form is seen in the preview', Math.round(preview.median), Math.round(preview.maximum)],
        ['response to a search of the palette among them', Math.round(find.median), Math.round(find.maximum)],
        [`${upload.pictures} pictures are stored by a bulk upload`, Math.round(upload.took), '–'],
      ],
    ),
  );
