import { capability } from '@/seams/capability';
import { pageFileEndpoints } from './endpoints';

/** Page files: a page with its pictures is downloaded as one file, and uploaded to another site. Adds two menu items. */
export const pageFilesPlugin = capability({
  slug: 'page-files',
  content: [
    {
      in: ({ slug }) => slug === 'pages',
      endpoints: pageFileEndpoints,
      editMenuItems: ['/plugins/page-files/admin/download-page#DownloadPage'],
      listMenuItems: ['/plugins/page-files/admin/upload-page#UploadPage'],
    },
  ],
});
