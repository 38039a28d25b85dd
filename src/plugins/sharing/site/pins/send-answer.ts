import { z } from 'zod';
import type { GuestThread } from '@/plugins/comments/api';

const answered = z.union([
  z.object({ threads: z.array(z.custom<GuestThread>((thread) => typeof thread === 'object' && thread !== null)) }),
  z.object({ problem: z.string() }),
]);
export type Sent = z.infer<typeof answered>;

const UNREACHABLE = 'Not sent: the site cannot be reached. Your text is still here. Please send it again.';

/** Never throws. @param answer its id says which ones are the same, so that one that is sent twice is stored once. */
export async function sendAnswer(action: string, answer: object): Promise<Sent> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    });
    const read = answered.safeParse(await response.json());
    return read.data ?? { problem: UNREACHABLE };
  } catch {
    return { problem: UNREACHABLE };
  }
}
