import { z } from 'zod';
import { richText } from '@/payload/rich-text-value';

/** Messages between the page in the frame and its form, while staff edit on the page. */
const PAGE = 'alethia:page';
const FORM = 'alethia:form';

const target = z.union([z.object({ global: z.string() }), z.object({ collection: z.string(), id: z.string() })]);
const path = z.string().min(1);
const index = z.number().int().nonnegative();
const written = z.union([z.string(), richText]);

/** `add` inserts a section at the index. */
const sectionActions = ['add', 'up', 'down', 'duplicate', 'hide', 'remove'] as const;
export type SectionAction = (typeof sectionActions)[number];

/** What capabilities offer besides, with a label and the path of a drawing on a grid of 20 by 20. */
const offeredAction = z.object({ name: z.string(), label: z.string(), drawing: z.string() });
export type OfferedAction = z.infer<typeof offeredAction>;

const fromPage = z.discriminatedUnion('does', [
  z.object({ does: z.literal('hello') }),
  z.object({ does: z.literal('write'), target: target.optional(), path }),
  z.object({ does: z.literal('open'), target: target.optional(), path }),
  z.object({ does: z.literal('type'), path, value: written, highlight: z.string().optional() }),
  z.object({ does: z.literal('stop') }),
  z.object({ does: z.literal('history'), way: z.enum(['undo', 'redo']) }),
  z.object({ does: z.literal('section'), action: z.enum(sectionActions), index }),
  z.object({ does: z.literal('offered'), name: z.string(), index }),
  z.object({ does: z.literal('choose'), index }),
  z.object({ does: z.literal('move'), index, to: index }),
  z.object({
    does: z.literal('picture'),
    target: target.optional(),
    path,
    file: z.custom<File>((file) => file instanceof File),
  }),
]);
export type PageMessage = z.infer<typeof fromPage>;

const toPage = z.discriminatedUnion('says', [
  z.object({
    says: z.literal('state'),
    mayEdit: z.boolean(),
    hasSections: z.boolean(),
    isWhole: z.boolean(),
    offered: z.array(offeredAction),
  }),
  z.object({
    says: z.literal('text'),
    path,
    kind: z.enum(['text', 'textarea']),
    label: z.string(),
    value: z.string(),
    /** The phrase of the headline that is set apart; absent if the section has none. */
    highlight: z.string().optional(),
    maxLength: z.number().optional(),
  }),
  z.object({ says: z.literal('richText'), path, label: z.string(), value: richText }),
  z.object({ says: z.literal('value'), path, value: written, highlight: z.string().optional() }),
  z.object({ says: z.literal('end') }),
  z.object({ says: z.literal('light'), index, id: z.string() }),
]);
export type FormMessage = z.infer<typeof toPage>;
export type WritableText = Extract<FormMessage, { says: 'text' }>;
export type WritableRichText = Extract<FormMessage, { says: 'richText' }>;

function contentOf(event: MessageEvent<unknown>, type: string): unknown {
  const { data, origin } = event;
  const isOurs = origin === window.location.origin && typeof data === 'object' && data !== null;
  return isOurs && 'type' in data && data.type === type && 'content' in data ? data.content : undefined;
}

export const readFromPage = (event: MessageEvent<unknown>): PageMessage | undefined =>
  fromPage.safeParse(contentOf(event, PAGE)).data;

export const readFromForm = (event: MessageEvent<unknown>): FormMessage | undefined =>
  toPage.safeParse(contentOf(event, FORM)).data;

/** To the form around this frame, or the one that opened this window. */
export const tellForm = (content: PageMessage): void =>
  (window.parent === window ? window.opener : window.parent)?.postMessage(
    { type: PAGE, content },
    window.location.origin,
  );

export const formMessage = (content: FormMessage) => ({ type: FORM, content });
