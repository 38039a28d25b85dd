import type { AfterErrorHook } from 'payload';

/** What Postgres says of a value that it cannot take: no such text, number, date or id. */
const NOT_STORABLE = /^22/;

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

/** Answers 400 for what Payload answers with 500 although the sender was at fault: values that Postgres refuses, unreadable forms. */
export const tellSendersFaults: AfterErrorHook = ({ error, req }) => {
  const isForm = req?.headers?.get('content-type')?.startsWith('multipart/') ?? false;
  const isBadForm = isForm && isUnreadable(error);
  if (!isBadForm && !NOT_STORABLE.test(sqlState(error) ?? '')) return undefined;
  const message = isBadForm
    ? 'The form cannot be read. Send it again.'
    : 'A value has a form that cannot be stored or looked for. Check ids, numbers and dates.';
  return { status: 400, response: { errors: [{ message }] } };
};
