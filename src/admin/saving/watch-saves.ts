import { z } from 'zod';
import { refusalIn } from '../ask';
import { checkSession } from '../session-ended/check-session';
import { creationIn, madeOnce, madeUnderOneId } from './made-once';
import { failureIn } from './outcome';
import type { Failure, Step } from './save-state';

/** `isDraft`: the save leaves what visitors see as it is. */
export type SaveStep = Step & { isDraft?: boolean };
type Listener = (step: SaveStep) => void;

/** Longer than the server takes for anything (src/delivery/http/bounded-request.ts), except for files. */
const PATIENCE_MS = 60_000;

/** Payload's window for several uploads takes what is refused like this for stored. */
const TOO_LARGE = 413;

const listeners = new Map<string, Set<Listener>>();

function tell(form: string, step: SaveStep) {
  for (const listener of listeners.get(form) ?? []) listener(step);
}

/** Saves of forms by path below `/api`, for example `pages/<id>`, `globals/footer`, or `redirects` for a new one. */
export const saves = {
  subscribe(form: string, listener: Listener): () => void {
    const own = listeners.get(form) ?? new Set();
    listeners.set(form, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) listeners.delete(form);
    };
  },
  conflict: (form: string) => tell(form, { kind: 'conflict' }),
  /** Two versions were merged in the form; it saves the result at once, unless that is stored already. */
  merged: (form: string, isUrgent: boolean) => tell(form, { kind: 'resumed', isUrgent }),
};

export const OFFLINE = 'There is no connection. What you typed is still here.';
const messages: Partial<Record<Failure['kind'], string>> = {
  offline: OFFLINE,
  busy: 'The server has a problem. What you typed is still here.',
  'signed-out': 'You are signed out. Sign in again; what you typed is still here.',
};

/** Of a change to several documents, Payload's form shows only how many were refused. */
async function withReasons(response: Response): Promise<Response> {
  const copy = response.clone();
  const body: object | undefined = await copy.json().catch(() => undefined);
  const { message, reasons } = refusalIn(body);
  if (!message || reasons.length === 0) return response;
  return Response.json({ ...body, message: `${message}: ${reasons.join(' ')}` }, { status: response.status });
}

/**
 * What Payload's form gets for a failed save. Refusals keep the fields that they name. For saves that nobody requested,
 * the document bar speaks alone: no toast.
 */
function responseTo(
  failure: Failure,
  isAutosave: boolean,
  response: Response | undefined,
): Response | Promise<Response> {
  const message = messages[failure.kind];
  const isSilent = isAutosave && (message !== undefined || failure.kind === 'full');
  if (response?.status === TOO_LARGE) return new Response(response.body, { status: 400, headers: response.headers });
  if (response && !message && !isSilent) return withReasons(response);
  return Response.json({ errors: isSilent ? [] : [{ message }] }, { status: response?.status ?? 503 });
}

/** `creation`: what is made, if it is a new document. `address`: where it is sent. */
type Save = {
  form: string;
  address: string;
  isDraft: boolean;
  isAutosave: boolean;
  hasFile: boolean;
  creation: string | undefined;
};

const editsOf = new WeakMap<File, [string, string][]>();

/** With the crop and focal point of the last attempt: Payload's window for several uploads forgets them if it fails. */
function withEdits(address: URL, file: unknown): string {
  if (!(file instanceof File)) return address.href;
  const edits = [...address.searchParams].filter(([name]) => name.startsWith('uploadEdits['));
  if (edits.length > 0) editsOf.set(file, edits);
  else for (const [name, value] of editsOf.get(file) ?? []) address.searchParams.append(name, value);
  return address.href;
}

/** Payload's forms send their document as `_payload`; panels of ours send JSON. */
function saveIn(input: RequestInfo | URL, init: RequestInit | undefined, api: string): Save | undefined {
  const body = init?.body;
  if (!(body instanceof FormData) || !body.has('_payload') || input instanceof Request) return undefined;
  const url = new URL(input, location.href);
  const { pathname, searchParams } = url;
  if (!pathname.startsWith(`${api}/`)) return undefined;
  const form = pathname.slice(api.length + 1);
  const creation = init?.method?.toUpperCase() === 'POST' ? creationIn(form, body) : undefined;
  return {
    form,
    creation,
    address: creation ? withEdits(url, body.get('file')) : url.href,
    isDraft: searchParams.get('draft') === 'true',
    isAutosave: searchParams.get('autosave') === 'true',
    hasFile: body.has('file'),
  };
}

/** A second document with the same id is refused. */
function giveId(body: FormData, id: string) {
  const document = z.record(z.string(), z.unknown()).parse(JSON.parse(String(body.get('_payload'))));
  body.set('_payload', JSON.stringify({ ...document, id }));
}

/** `send`, except that every save of a form is reported to who subscribed to it, with its outcome. */
export function watching(send: typeof fetch, api: string): typeof fetch {
  const isOver = async () => (await checkSession()) === 'ended';
  return async (input, init) => {
    const save = saveIn(input, init, api);
    if (!save) return send(input, init);
    const { form, address, isDraft, isAutosave, hasFile, creation } = save;
    tell(form, { kind: 'began', isDraft });
    const limit = hasFile ? undefined : AbortSignal.timeout(PATIENCE_MS);
    const signal = init?.signal && limit ? AbortSignal.any([init.signal, limit]) : (init?.signal ?? limit);
    try {
      const sent = () => send(address, { ...init, signal });
      const make = (id: string) => {
        giveId(init?.body as FormData, id);
        return sent();
      };
      const find = (id: string) => send(`${api}/${form}/${id}?depth=0`, { credentials: 'same-origin' });
      const response = await (creation ? madeOnce(creation, () => madeUnderOneId(creation, make, find)) : sent());
      const failure = await failureIn(response, isOver);
      tell(form, failure ? { kind: 'failed', failure, isDraft } : { kind: 'saved', isDraft });
      return failure ? responseTo(failure, isAutosave, response) : response;
    } catch (error) {
      const failure: Failure = { kind: 'offline' };
      tell(form, init?.signal?.aborted ? { kind: 'ended', isDraft } : { kind: 'failed', failure, isDraft });
      if (init?.signal?.aborted) throw error;
      return responseTo(failure, isAutosave, undefined);
    }
  };
}

let isWatching = false;

/**
 * Once for each load of the admin, whatever it shows: Payload's form offers no way to see how a save ended, and its window
 * for several uploads takes one that never arrived for stored.
 */
export function watchSaves(api: string): void {
  if (isWatching) return;
  isWatching = true;
  window.fetch = watching(window.fetch.bind(window), api);
}
