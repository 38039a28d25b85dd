import type { z } from 'zod';

/** What is wrong with a value, in words for its author; undefined if it keeps the rule. */
export const problemIn = (rule: z.ZodType, value: unknown): string | undefined =>
  rule.safeParse(value).error?.issues[0]?.message;
