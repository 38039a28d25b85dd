import { z } from 'zod';

/** As its field stores it; the editors on both sides own its nodes. */
export const richText = z.looseObject({
  root: z.looseObject({ children: z.array(z.looseObject({ type: z.string() })) }),
});
export type RichTextValue = z.infer<typeof richText>;

export const isRichText = (value: unknown): value is RichTextValue => richText.safeParse(value).success;
