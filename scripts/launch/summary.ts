import fs from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { say } from '../process/step.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { staffFile } from './staff-account.ts';

export function showSummary(services: Services, { dataDir }: Settings, port: number): void {
  const site = services.environment(port).SITE_URL;
  const local = `http://localhost:${port}`;
  const file = staffFile(dataDir);
  say();
  if (port !== 3000) say(`Port 3000 is not used: the site is on port ${port}.`);
  say(`Site      ${site}${site === local ? '' : ` (here: ${local})`}`);
  say(`Admin     ${site}/admin`);
  if (services.staff) {
    say(`Account   ${services.staff.email}  password ${services.staff.password}`);
    say(`          shown this once; kept in ${file}`);
  } else if (fs.existsSync(file)) {
    say(`Account   see ${file}`);
  }
  if (services.mailbox) say(`Mailbox   ${services.mailbox}`);
  if (services.areFormsOff) {
    say(
      'Forms     OFF, with visitor accounts: the user of DATABASE_URL is not a superuser, and SUPABASE_URL is not set.',
    );
    say('          Forms name the contact address instead. To turn them on: docs/hosting.md, "Supabase".');
  }
  say(`Data      ${services.data}`);
  say(`Version   ${manifest.version}`);
  say('Ctrl-C stops everything.');
  say();
}
