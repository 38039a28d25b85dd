import { refuse } from '@/staff/table-files/problem';

/** Documents nest about twenty levels; requests are bounded likewise (src/api/body.ts). */
const MOST_DEPTH = 50;

/** Outside texts. More depth than any document has would overflow the stack later. */
function countsOf(text: string): { depth: number; members: number } {
  let [depth, most, members, isText] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isText && letter === '\\') at += 1;
    else if (letter === '"') isText = !isText;
    else if (isText) continue;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    else if (letter === ':') members += 1;
    most = Math.max(most, depth);
  }
  return { depth: most, members };
}

/** Of JSON in which the engine would guess: a field twice, numbers out of range. Throws SyntaxError and TableProblem. */
export function parseStrictly(text: string): unknown {
  const { depth, members } = countsOf(text);
  if (depth > MOST_DEPTH) return refuse('The JSON is nested too deeply.');
  let read = 0;
  const value: unknown = JSON.parse(text, function (this: unknown, key, inner: unknown) {
    if (!Array.isArray(this)) read += 1;
    if (key === '__proto__') refuse('It has a field named __proto__, which no content has.');
    if (typeof inner === 'number' && !Number.isFinite(inner)) refuse(`The number in "${key}" is too large.`);
    return inner;
  });
  // The whole counts as a field, too.
  return read - 1 === members ? value : refuse('The JSON has a field twice in one place.');
}
