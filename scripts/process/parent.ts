import { z } from 'zod';

/** What a task (scripts/launch/tasks) says to the command that started it: a line to show, or why it failed. */
export const parentMessageSchema = z.union([z.object({ line: z.string() }), z.object({ failure: z.string() })]);
export type ParentMessage = z.infer<typeof parentMessageSchema>;

/** Resolves when it is sent, because the process may end right after it. */
export const tellParent = (message: ParentMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
