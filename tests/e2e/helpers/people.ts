import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteUrl } from './site';

/** The setup signs them in once: parallel sign-ins of one account would overwrite each other's session. */
const people = ['admin', 'editor', 'author'] as const;
export type Person = (typeof people)[number];

/** One per site, and outside test-results, which every run empties. */
const folder = path.join(os.tmpdir(), `browser-tests-${new URL(siteUrl).host.replace(':', '-')}`);

export const sessionFile = (person: Person) => path.join(folder, `${person}.json`);

type Session = { cookies: { name: string; value: string; domain: string; path: string }[]; origins: [] };

export function keepSession(person: Person, token: string): void {
  const cookie = {
    name: 'payload-token',
    value: token,
    domain: new URL(siteUrl).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  };
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(sessionFile(person), JSON.stringify({ cookies: [cookie], origins: [] }), { mode: 0o600 });
}

export function tokenOf(person: Person): string {
  const session: Session = JSON.parse(fs.readFileSync(sessionFile(person), 'utf8'));
  const token = session.cookies[0]?.value;
  if (!token) throw new Error(`${person} is not signed in.`);
  return token;
}
