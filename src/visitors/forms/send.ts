import { english, type Messages } from '@shared/messages';
import type { Entries, Outcome } from './outcome';

/** A little longer than the server waits for Supabase. */
const PATIENCE_MS = 20_000;

export type Sent = Outcome | { ok: false; text: string };

const isOutcome = (value: unknown): value is Outcome => {
  const { ok, notice } = (value ?? {}) as Partial<Outcome>;
  return ok === true || (ok === false && typeof notice?.title === 'string');
};

export const outcomeIn = (response: unknown, fallbacks: Messages['fallbacks']): Sent =>
  isOutcome(response) ? response : { ok: false, text: fallbacks.noText };

/** Never throws: a missing, empty or foreign response has its own text, one of `fallbacks`. */
export async function send(
  form: string,
  entries: Entries,
  fallbacks: Messages['fallbacks'] = english.fallbacks,
): Promise<Sent> {
  try {
    const response = await fetch(`/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return outcomeIn(answer, fallbacks);
  } catch {
    return { ok: false, text: fallbacks.noResponse };
  }
}
