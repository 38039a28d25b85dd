import { type AfterErrorHook, FileRetrievalError, type PayloadRequest } from 'payload';
import { sqlState } from '@/lib/sql-state';

/** SQL states: data exceptions, constraint violations, and operators or SQL that do not fit the field's type. */
const NOT_STORABLE = /^(?:2[23]|42601|42804|42883)/;
/** An earlier statement failed: Payload swallows the error of a malformed upload id, a parallel read reports this. */
const AFTER_ANOTHER = '25P02';

const PARSER =
  /^(?:Malformed|Multipart: |Missing Content-Type|Unexpected end of|Unsupported content type|Request is not eligible)/;
const isUnreadable = (error: Error) => error instanceof SyntaxError || PARSER.test(error.message);

const bringsValues = (req: PayloadRequest | undefined) =>
  ['POST', 'PATCH', 'PUT'].includes(req?.method ?? '') || req?.query?.where !== undefined;

/** A value of the wrong type (text for a list) fails in code that assumes its type. Still logged: it may be our bug. */
function isOfAnotherKind(error: unknown, depth = 4): boolean {
  if (!(error instanceof Error) || depth === 0 || error.message === 'fetch failed') return false;
  const isKind = error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
  return isKind || isOfAnotherKind(error.cause, depth - 1);
}

function adviceFor(error: Error, req: PayloadRequest | undefined): string | undefined {
  const isForm = req?.headers?.get('content-type')?.startsWith('multipart/') ?? false;
  if (isForm && isUnreadable(error)) return 'The form cannot be read. Send it again.';
  if (error instanceof FileRetrievalError && /\bENOENT\b/.test(error.message))
    return 'The stored file is missing on the server. Upload it again in its place.';
  if (error instanceof FileRetrievalError) return 'The file cannot be fetched from there. Send the file itself.';
  const isKind = bringsValues(req) && isOfAnotherKind(error);
  if (isKind && req?.data === undefined && req?.query?.where === undefined) return 'Send the values as a JSON object.';
  const state = sqlState(error) ?? '';
  const isRefused = NOT_STORABLE.test(state) || (state === AFTER_ANOTHER && bringsValues(req));
  if (!isKind && !isRefused) return undefined;
  return 'A value cannot be stored or searched for. Check ids, numbers and dates.';
}

/** Returns 400 for client errors that Payload reports as 500. */
export const tellSendersFaults: AfterErrorHook = ({ error, req }) => {
  const message = adviceFor(error, req);
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined;
};
