const SECRET = /pass(word|phrase|key)|secret|token|api[-_]?key|digest|one[-_]?time|^(hash|salt|sessions)$/i;

/** Without the values of fields that are named like secrets, at any depth: these never stay in the browser. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  // The browser's own objects, such as a chosen file, are not words.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value instanceof Date ? value : undefined;
  const named = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(named.map(([name, inner]) => [name, withoutSecrets(inner)]));
}
