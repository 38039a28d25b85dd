import { randomBytes } from 'node:crypto';
import { withDatabase } from '../../postgres/database-check.ts';
import { isStopping } from '../../process/command.ts';
import { post } from '../world/post.ts';
import { newVisitor } from '../world/visitors.ts';
import { type CrowdSummary, crowd, type Responses, summariseCrowd } from './crowd.ts';

export const CONCURRENCY = 20;
const SECONDS = 5;

export type Contact = CrowdSummary & {
  acknowledged: number;
  rows: number;
  /** Acknowledged but not stored. */
  lost: number;
};

export function compare(acknowledged: Iterable<string>, stored: string[]) {
  const sent = [...acknowledged];
  const found = new Set(stored);
  return { acknowledged: sent.length, rows: stored.length, lost: sent.filter((email) => !found.has(email)).length };
}

const entries = (email: string) => ({
  name: 'Nora Feld',
  email,
  company: 'Feld & Partner',
  phone: '+1 303 555 0100',
  message:
    'We run forty wind parks and read their sensors once an hour.\n\nWhat would a first project with you look like?',
  website: '',
  elapsed: '9000',
});

const storedFor = (databaseUrl: string, mark: string) =>
  withDatabase(databaseUrl, async (client) => {
    const query = 'select email from public.contact_messages where starts_with(email, $1)';
    return (await client.query<{ email: string }>(query, [`${mark}-`])).rows.map(({ email }) => email);
  });

type Options = { site: string; databaseUrl: string; rounds: number };

/** Twenty people send messages; a short warm-up is not measured. */
export async function measureContact({ site, databaseUrl, rounds }: Options): Promise<Contact> {
  const mark = `bench-${randomBytes(4).toString('hex')}`;
  const acknowledged = new Set<string>();
  const submit = async () => {
    const { email, headers } = newVisitor(mark);
    await post(`${site}/forms/contact`, headers, entries(email));
    acknowledged.add(email);
  };
  await crowd({ people: CONCURRENCY, times: 2 * CONCURRENCY }, submit);
  const done: Responses[] = [];
  while (done.length < rounds && !isStopping())
    done.push(await crowd({ people: CONCURRENCY, seconds: SECONDS }, submit));
  return { ...summariseCrowd(done), ...compare(acknowledged, await storedFor(databaseUrl, mark)) };
}
