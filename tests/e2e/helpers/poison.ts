/** Ends every context in which a text could appear, then runs a script. */
export const EVIL = `"'--></title></style></script><script>window.ran=1</script><img src=x onerror="window.ran=1">`;
/** For fields that take 100 characters. */
export const SHORT_EVIL = '"><script>ran=1</script><img src=x onerror=ran=1>';
const EVIL_ADDRESS = 'javascript:window.ran=1//';

const CHOSEN = new Set([
  ...['blockType', 'layout', 'kind', 'appearance', 'ground', 'spacing', 'figure', 'id', 'type', 'format', 'mode'],
  ...['tag', 'direction', 'listType', 'relationTo', 'icon', 'accent', 'blockName', 'align', 'anchor'],
]);
const ADDRESS = new Set(['address', 'url', 'href']);
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const TEXT = /^(?:heading|title|label|text|name|value|intro|body|quote|caption|note|unit|number)$/;

export function poison<T>(content: T, key?: string): T;
export function poison(content: unknown, key = ''): unknown {
  if (Array.isArray(content)) return content.map((item) => poison(item, key));
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, poison(value, name)]));
  }
  if (typeof content !== 'string' || CHOSEN.has(key) || ID.test(content)) return content;
  if (ADDRESS.has(key)) return EVIL_ADDRESS;
  return TEXT.test(key) || content.includes(' ') ? content + EVIL : content;
}
