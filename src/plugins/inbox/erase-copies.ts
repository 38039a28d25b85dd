import path from 'node:path';
import { env } from '@/env';
import { Mailbox } from '../../../supabase/local/mail/mailbox';

/** From the embedded mailbox only: copies on other mail servers are out of reach. */
export async function eraseCopies(email: string): Promise<void> {
  const { DATA_DIR, SUPABASE_EMBEDDED } = env();
  if (SUPABASE_EMBEDDED === 'on') await new Mailbox(path.join(DATA_DIR, 'mailbox')).erase(email);
}
