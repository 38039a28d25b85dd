/** The release step of a deployment: migrates, seeds and creates the first staff account. Safe to repeat. */

import { refuseKnownPassword } from '../launch/known-password.ts';
import { startServices } from '../launch/services.ts';
import { settings } from '../launch/settings.ts';
import { staffFile } from '../launch/staff-account.ts';
import { command } from '../process/command.ts';
import { say } from '../process/step.ts';

await command(async () => {
  const chosen = await settings('DATA_DIR', 'STAFF_PASSWORD');
  refuseKnownPassword(chosen.databaseUrl, process.env.PUBLISHED_ON);
  const { staff, data } = await startServices(chosen, { serves: false });
  if (staff) say(`First account: ${staff.email}  password ${staff.password}  (kept in ${staffFile(chosen.dataDir)})`);
  say(`The database is up to date: ${data}.`);
  return 0;
});
