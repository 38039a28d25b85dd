import path from 'node:path';
import { env } from '@/env';
import { Mailbox } from '../../../supabase/local/mail/mailbox';

/** Deletes mail about an address from the embedded mailbox; copies on other mail servers are out of reach. */
export async function eraseCopies(email: string): Promise<void> {
  const { DATA_DIR, SUPABASE_EMBEDDED } = env();
  if (SUPABASE_EMBEDDED === 'on') await new Mailbox(path.join(DATA_DIR, 'mailbox')).erase(email);
}
