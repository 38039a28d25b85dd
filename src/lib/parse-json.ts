/** Undefined for what is not JSON. */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
