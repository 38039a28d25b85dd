import { z } from 'zod';
import { attempt, type Outcome } from '../small-forms/attempt';

const told = z.object({ tone: z.enum(['success', 'info', 'error']), text: z.string(), to: z.string() });

/** What to show, and the page to return to. */
export type Told = z.infer<typeof told>;

/** Posts a change to the inbox. */
export const sendChange = (action: string, body: URLSearchParams): Promise<Outcome<Told>> =>
  attempt(action, { headers: { accept: 'application/json' }, body }, (answer) => told.safeParse(answer).data);
