import type { SiteSetting } from '@payload-types';
import { getGlobal } from '@/data/globals';

export type Company = Pick<SiteSetting, 'name' | 'email' | 'phone'>;

let lastKnown: Company | undefined;

/** Contact data, stale while the database is down, when visitors need it most. Undefined if it was never read. */
export async function findCompany(): Promise<Company | undefined> {
  try {
    const { name, email, phone } = await getGlobal('site-settings');
    lastKnown = { name, email, phone };
  } catch (error) {
    console.error(`[calendar] site settings: ${error instanceof Error ? error.name : 'no response'}`);
  }
  return lastKnown;
}

export const titleOf = (title: string, company: Company | undefined) =>
  company ? `${title} | ${company.name}` : title;
