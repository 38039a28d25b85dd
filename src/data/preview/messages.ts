import { isObject } from '@/lib/is-object';
import { SAVED, TYPED } from '@/payload/preview-messages';
import type { Target } from './target';

/** Characters. Next rejects calls of more than a megabyte. */
export const MAX_TYPED = 900_000;
export const TOO_LONG = 'This page is too long to follow while you type. It follows each save.';

/** Preview to form: open this field, possibly of another document. */
export type EditMessage = { type: 'alethia:edit'; target?: Target; path: string };
/** Form to preview: this field has the focus, or none. */
export type FocusMessage = { type: 'alethia:focus'; target: Target; path?: string };
/** Payload's form to preview: its values, and the last document saved in a drawer. */
export type TypedMessage = { target: Target; data: Record<string, unknown>; beside?: string };

/** Accepts messages from this origin only. */
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

/** Fields that change with every save and that no page shows. */
const kept = new Set(['_status', 'createdAt', 'deletedAt', 'editorial', 'lastEditor', 'translated', 'updatedAt']);

/** Undefined for documents without an id. */
export function readTyped(event: MessageEvent<unknown>): TypedMessage | undefined {
  const content = contentOf(event, TYPED);
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

export const isSaved = (event: MessageEvent<unknown>): boolean => contentOf(event, SAVED) !== undefined;
