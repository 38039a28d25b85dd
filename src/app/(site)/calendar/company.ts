import type { SiteSetting } from '@payload-types';
import { getGlobal } from '@/data/globals';

export type Company = Pick<SiteSetting, 'name' | 'email' | 'phone'>;

let lastKnown: Company | undefined;

/**
 * The company's contact data, or stale data when the database is down: that is when the calendar has to show whom to
 * write to. Undefined if it was never read.
 */
export async function findCompany(): Promise<Company | undefined> {
  try {
    const { name, email, phone } = await getGlobal('site-settings');
    lastKnown = { name, email, phone };
  } catch (error) {
    console.error(`[calendar] site settings: ${error instanceof Error ? error.name : 'no answer'}`);
  }
  return lastKnown;
}

export const titleOf = (title: string, company: Company | undefined) =>
  company ? `${title} | ${company.name}` : title;
