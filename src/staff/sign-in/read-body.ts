import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import type { z } from 'zod';

/** As JSON or from an admin form; undefined if invalid. */
export async function readBody<T extends z.ZodType>(req: PayloadRequest, rule: T): Promise<z.infer<T> | undefined> {
  await addDataAndFileToRequest(req).catch(() => undefined);
  return rule.safeParse(req.data).data;
}
