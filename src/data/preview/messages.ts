import type { Target } from './target';

/** The most that is shown while typing, in characters. Next refuses more than a megabyte in one call. */
export const MAX_TYPED = 900_000;
export const TOO_LONG = 'This page is too long to follow while you type. It follows each save.';

/** From the preview to the form: open this field. The document may be another one than that of the form. */
export type EditMessage = { type: 'alethia:edit'; target?: Target; path: string };
/** From the form to the preview: this field has the focus; none without a path. */
export type FocusMessage = { type: 'alethia:focus'; target: Target; path?: string };
/** From Payload's edit view to the preview: what the form holds, and which other document was saved beside it last. */
export type TypedMessage = { target: Target; data: Record<string, unknown>; beside?: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The content of a message of one type, if it comes from a page of this site. */
const contentOf = (event: MessageEvent<unknown>, type: string) =>
  event.origin === window.location.origin && isObject(event.data) && event.data.type === type ? event.data : undefined;

function targetOf(value: unknown): Target | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.global === 'string') return { global: value.global };
  const { collection, id } = value;
  return typeof collection === 'string' && typeof id === 'string' ? { collection, id } : undefined;
}

export function readEdit(event: MessageEvent<unknown>): EditMessage | undefined {
  const content = contentOf(event, 'alethia:edit');
  if (typeof content?.path !== 'string') return undefined;
  return { type: 'alethia:edit', target: targetOf(content.target), path: content.path };
}

export function readFocus(event: MessageEvent<unknown>): FocusMessage | undefined {
  const content = contentOf(event, 'alethia:focus');
  const target = targetOf(content?.target);
  if (!content || !target) return undefined;
  return { type: 'alethia:focus', target, path: typeof content.path === 'string' ? content.path : undefined };
}

/** What saving changes by itself, and no page shows. */
const kept = new Set(['_status', 'createdAt', 'deletedAt', 'editorial', 'lastEditor', 'updatedAt']);

/** What Payload sends while somebody types, and who it belongs to; nothing for a document that has no id yet. */
export function readTyped(event: MessageEvent<unknown>): TypedMessage | undefined {
  const content = contentOf(event, 'payload-live-preview');
  if (!content || !isObject(content.data)) return undefined;
  const { collectionSlug, globalSlug, data, externallyUpdatedRelationship: saved } = content;
  const target = targetOf({ collection: collectionSlug, id: data.id, global: globalSlug });
  if (!target) return undefined;
  const isOwn = isObject(saved) && (saved.id === data.id || saved.entitySlug === globalSlug);
  return {
    target,
    data: Object.fromEntries(Object.entries(data).filter(([name]) => !kept.has(name))),
    beside: isObject(saved) && !isOwn ? JSON.stringify(saved) : undefined,
  };
}

/** Payload's word that something was saved. */
export const isSaved = (event: MessageEvent<unknown>): boolean =>
  contentOf(event, 'payload-document-event') !== undefined;
