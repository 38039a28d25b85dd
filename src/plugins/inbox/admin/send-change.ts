import { z } from 'zod';
import { attempt, type Outcome } from '@/admin/ask';

const notice = z.object({ tone: z.enum(['success', 'info', 'error']), text: z.string(), to: z.string() });

/** What to show, and the page to return to. */
export type Notice = z.infer<typeof notice>;

/** Posts a change to the inbox. */
export const sendChange = (action: string, body: URLSearchParams): Promise<Outcome<Notice>> =>
  attempt(action, { headers: { accept: 'application/json' }, body }, (response) => notice.safeParse(response).data);
