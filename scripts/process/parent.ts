import { z } from 'zod';

/** What a task (scripts/launch/tasks) says to the command that started it: a line to show, or why it failed. */
export const saidSchema = z.union([z.object({ line: z.string() }), z.object({ failure: z.string() })]);
export type Said = z.infer<typeof saidSchema>;

/** Resolves when it is sent, because the process may end right after it. */
export const tellParent = (said: Said): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(said, undefined, undefined, () => resolve());
    else resolve();
  });
