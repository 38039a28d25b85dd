import { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { carriesFiles, MAX_BODY_BYTES } from '../../lib/body-limits.ts';
import { Failure } from '../../lib/failure.ts';
import { receive, removeReceived } from '../../services/form-files/received.ts';
import { textResponse } from '../outage/fallback-pages.ts';
import type { SiteResponse } from './site-response.ts';

/** Bodies with files that are read at once: by the process, and from one visitor. */
const MOST = 24;
const MOST_OF_VISITOR = 3;
const LIMITS = { files: 10, fields: 200, fieldNameSize: 200, fieldSize: 65_536 };

const reading: string[] = [];

export const hasFiles = ({ method = '', url = '', headers }: IncomingMessage): boolean =>
  carriesFiles(method, url, headers['content-type'] ?? '');

/** Reads a form as it arrives. Files go to disk; `ids` receives the names that they have there. */
async function readForm(request: IncomingMessage, dataDir: string, ids: string[]): Promise<FormData> {
  const parts: [name: string, value: string | Promise<string>][] = [];
  const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: LIMITS });
  const stop = (reason: string) => parser.destroy(new Error(reason));
  let characters = 0;
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    characters += value.length;
    if (nameTruncated || valueTruncated || characters > MAX_BODY_BYTES) stop('A field is too long.');
    parts.push([name, value]);
  });
  parser.on('file', (name, content, { filename }) => {
    // An error without a listener, before `receive` reads it, would end the process.
    content.on('error', () => undefined);
    if (!filename) return void content.resume();
    const received = receive(dataDir, filename, content);
    parts.push([name, received]);
    received.then((id) => ids.push(id)).catch((error: Error) => parser.destroy(error));
  });
  parser.on('filesLimit', () => stop('There are too many files.'));
  parser.on('fieldsLimit', () => stop('There are too many fields.'));
  const read = new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      request.unpipe(parser);
      parser.destroy(error);
      reject(error);
    };
    parser.once('close', resolve).once('error', fail);
    request.once('error', fail).once('close', () => request.complete || fail(new Error('The request broke off.')));
    request.pipe(parser);
  });
  try {
    await read;
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, await value);
    return form;
  } finally {
    // Whatever happened, no file arrives after this.
    await Promise.allSettled(parts.map(([, value]) => value));
  }
}

async function withBody(request: IncomingMessage, form: FormData): Promise<IncomingMessage> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const made = new IncomingMessage(request.socket);
  Object.assign(made, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, complete: true });
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const type = encoded.headers.get('content-type') ?? '';
  made.headers = { ...headers, 'content-type': type, 'content-length': String(body.length) };
  made.rawHeaders = Object.entries(made.headers).flatMap(([name, value]) => [name, String(value)]);
  made.push(body);
  made.push(null);
  return made;
}

function refuse(response: SiteResponse, status: number, text: string): undefined {
  if (!response.headersSent && !response.destroyed) response.send(textResponse(status, 'text/plain', `${text}\n`));
}

/**
 * Takes the files out of a form before Next, which would hold it in memory, reads it: Next finds the names of
 * `services/form-files/received` in their place. Files that the form does not keep are removed with the response.
 * @returns undefined if a response has been sent
 */
export async function takeFiles(
  request: IncomingMessage,
  response: SiteResponse,
  dataDir: string,
): Promise<IncomingMessage | undefined> {
  const visitor = String(request.headers['x-visitor-address'] ?? '');
  const isTooMany = reading.filter((one) => one === visitor).length >= MOST_OF_VISITOR;
  if (isTooMany || reading.length >= MOST) {
    // Read and dropped: browsers show no response to a request that they are still sending.
    request.resume();
    return refuse(
      response,
      isTooMany ? 429 : 503,
      'Too many files are being sent at the moment. Please go back and try again.',
    );
  }
  const ids: string[] = [];
  reading.push(visitor);
  try {
    const form = await readForm(request, dataDir, ids);
    if (response.destroyed) throw new Error('The visitor has left.');
    response.once('close', () => void removeReceived(dataDir, ids));
    return await withBody(request, form);
  } catch (error) {
    request.resume();
    await removeReceived(dataDir, ids);
    const { code } = error as NodeJS.ErrnoException;
    const isOfDisk = code !== undefined && code !== 'ECONNRESET' && code.startsWith('E') && !code.startsWith('ERR_');
    const reason = error instanceof Failure ? error.message : isOfDisk && code;
    if (!reason) return refuse(response, 400, 'The form cannot be read. Please send it again.');
    console.error(`[forms] a file could not be received: ${reason}`);
    return refuse(response, 503, 'Files cannot be stored right now. Please go back and try again later.');
  } finally {
    reading.splice(reading.indexOf(visitor), 1);
  }
}
