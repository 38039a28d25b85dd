import type { Messages } from '@shared/messages';
import { senderOf } from '@/data/sender-of';
import type { FunctionResponse } from '@/services/supabase/functions';

type Failed = Pick<Extract<FunctionResponse, { ok: false }>, 'text' | 'isOff'>;

/** Why a submission failed, for the visitor: on a site without visitor services, the address to write to instead. */
export async function reasonOf({ text, isOff }: Failed, { functions }: Messages): Promise<string> {
  if (!isOff) return text;
  try {
    const { cms } = await import('@/data/cms');
    const { email } = await senderOf(await cms());
    return functions.formsOff(email);
  } catch {
    // Without a database, trying again later is right.
    return text;
  }
}
