import { type AfterErrorHook, FileRetrievalError, type PayloadRequest } from 'payload';

/**
 * What Postgres says of a value that it cannot take: no such text, number, date or id; a relation to nothing, an empty
 * value; an operator that there is not for the type of a field, for which Payload may write no SQL at all.
 */
const NOT_STORABLE = /^(?:2[23]|42601|42804|42883)/;

function sqlState(error: unknown, depth = 4): string | undefined {
  if (!(error instanceof Error) || depth === 0) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause, depth - 1);
}

/** What the parser of forms says of one that ends too soon, has no boundary or a header that cannot be read. */
const PARSER =
  /^(?:Malformed|Multipart: |Missing Content-Type|Unexpected end of|Unsupported content type|Request is not eligible)/;
/** A field that is no JSON is unreadable too. */
const isUnreadable = (error: Error) => error instanceof SyntaxError || PARSER.test(error.message);

/** Does the request bring values: a document, or what to look for? */
const bringsValues = (req: PayloadRequest | undefined) =>
  ['POST', 'PATCH', 'PUT'].includes(req?.method ?? '') || req?.query?.where !== undefined;

/**
 * A value of another kind than its field's (a text for a list, nothing for a group) is met first by code that takes the
 * kind for granted, in Payload and in hooks. Logged with its stack all the same, as it may be our own fault.
 */
function isOfAnotherKind(error: unknown, depth = 4): boolean {
  if (!(error instanceof Error) || depth === 0 || error.message === 'fetch failed') return false;
  const isKind = error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
  return isKind || isOfAnotherKind(error.cause, depth - 1);
}

/** What the sender should do, where the error is the sender's. */
function adviceFor(error: Error, req: PayloadRequest | undefined): string | undefined {
  const isForm = req?.headers?.get('content-type')?.startsWith('multipart/') ?? false;
  if (isForm && isUnreadable(error)) return 'The form cannot be read. Send it again.';
  if (error instanceof FileRetrievalError) return 'The file cannot be fetched from there. Send the file itself.';
  const isKind = bringsValues(req) && isOfAnotherKind(error);
  if (isKind && req?.data === undefined && req?.query?.where === undefined) return 'Send the values as a JSON object.';
  if (!isKind && !NOT_STORABLE.test(sqlState(error) ?? '')) return undefined;
  return 'A value has a form that cannot be stored or looked for. Check ids, numbers and dates.';
}

/** Answers 400 for what Payload answers with 500 although the sender was at fault. */
export const tellSendersFaults: AfterErrorHook = ({ error, req }) => {
  const message = adviceFor(error, req);
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined;
};
