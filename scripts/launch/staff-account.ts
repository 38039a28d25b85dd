import path from 'node:path';
import { writePrivate } from '../process/secrets.ts';
import type { Staff } from './prepare.ts';

export const staffFile = (dataDir: string): string => path.join(dataDir, 'staff-account.txt');

/** For the person who has started the site: the only place of a password that was made up. */
export function keepStaffAccount(dataDir: string, databaseUrl: string, { email, password }: Staff): void {
  const sheet = `Admin of ${databaseUrl.replace(/^.*[@/]([^/]+)\//, '$1, database ')}\n`;
  writePrivate(staffFile(dataDir), `${sheet}Email:    ${email}\nPassword: ${password}\n`);
}
