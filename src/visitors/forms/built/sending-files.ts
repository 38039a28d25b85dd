import { fileEntry } from '@shared/form-files';
import type { Messages } from '@shared/messages';
import type { Entries } from '../outcome';
import { outcomeIn, type Sent } from '../send';

/** The server's limit for forms with files. */
const PATIENCE_MS = 300_000;
const LONGEST_NAME = 200;

/** Not with half an emoji at its end. Browsers of visitors may be too old for `Intl.Segmenter`. */
const shortName = (name: string) => name.slice(0, LONGEST_NAME).replace(/\p{Cs}$/u, '');

const chosenIn = (data: FormData): [string, File][] =>
  [...data].flatMap(([name, value]) => (typeof value !== 'string' && value.name ? [[name, value]] : []));

export const describedFiles = (data: FormData): Entries =>
  Object.fromEntries(
    chosenIn(data).map(([field, { name, size }]) => [field, fileEntry({ name: shortName(name), size })]),
  );

/** Files that were changed, moved or deleted since they were chosen: the browser would send nothing. */
async function lostFiles(data: FormData): Promise<string[]> {
  const read = chosenIn(data).map(async ([field, file]) => {
    // Browsers of visitors may be too old for `Blob.arrayBuffer`.
    const isRead = await new Response(file.slice(0, 1)).arrayBuffer().catch(() => undefined);
    return isRead ? [] : [field];
  });
  return (await Promise.all(read)).flat();
}

/** Sends a form with its files. `fetch` would not report progress; `onShare` receives the percentage. Never throws. */
export async function sendFiles(
  form: string,
  entries: Entries,
  data: FormData,
  { builtFields, fallbacks, functions, notices }: Messages,
  onShare: (percent: number) => void,
): Promise<Sent> {
  const lost = await lostFiles(data);
  if (lost.length > 0) {
    const errors = Object.fromEntries(lost.map((field) => [field, builtFields.fileAgain]));
    return { ok: false, notice: notices.formFailed(functions.invalid), errors };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.set(name, value);
  for (const [name, file] of chosenIn(data)) body.set(name, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const noResponse = () => resolve({ ok: false, text: fallbacks.noResponse });
    request.open('POST', `/forms/${form}`);
    // Makes cross-site requests need a preflight, which is refused.
    request.setRequestHeader('x-form', form);
    request.responseType = 'json';
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onShare(Math.floor((loaded / total) * 100));
    request.onload = () => resolve(outcomeIn(request.response, fallbacks));
    request.onerror = noResponse;
    request.ontimeout = noResponse;
    request.send(body);
  });
}
