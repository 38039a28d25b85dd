/** `npm run export -- <folder>`: the published site as files, for any static file server. */
import path from 'node:path';
import { pagesFolder } from '../../src/delivery/pages/site-folder.ts';
import { withRoom } from '../../src/lib/room.ts';
import { folderTarget } from '../../src/mirror/folder.ts';
import { Mirror } from '../../src/mirror/mirror.ts';
import { siteFiles } from '../../src/mirror/start.ts';
import { settings } from '../launch/settings.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command } from '../process/command.ts';
import { Failure, step } from '../process/step.ts';

await command(async () => {
  const [folder = ''] = argumentsOf('npm run export -- <folder>').given;
  const { dataDir, pagesDir, siteUrl } = await settings();
  const environment = { ...process.env, SITE_URL: siteUrl ?? process.env.SITE_URL ?? 'http://localhost:3000' };
  const files = siteFiles({ pages: pagesFolder(pagesDir), dataDir, environment });
  if (!(await files()).some(({ key }) => key === 'index.html')) {
    throw new Failure(
      'There is no published page yet: start the site once (npm start), and leave it until its pages are rendered.',
    );
  }
  await step(
    'Copying the published site',
    () => withRoom(folder, () => new Mirror(files, folderTarget(path.resolve(folder))).sync()),
    ({ copied }) => `${copied} files in ${folder}`,
  );
  return 0;
});
