import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import type { z } from 'zod';

/** What was posted as JSON, or as the admin's forms post it; `undefined` when it is not what the rule says. */
export async function readBody<T extends z.ZodType>(req: PayloadRequest, rule: T): Promise<z.infer<T> | undefined> {
  await addDataAndFileToRequest(req).catch(() => undefined);
  return rule.safeParse(req.data).data;
}
