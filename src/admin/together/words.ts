const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Not text: ids and types. */
const UNSAID = new Set([
  'id',
  'blockType',
  'relationTo',
  'type',
  'format',
  'version',
  'mode',
  'style',
  'detail',
  'direction',
  'indent',
  'tag',
  'listType',
  'textFormat',
  'textStyle',
]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    if (UUID.test(value)) return ['Another document'];
    return [DATE.test(value) ? new Date(value).toLocaleString('en', { dateStyle: 'medium' }) : value];
  }
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('root' in value) return paragraphs(value.root);
  return Object.entries(value).flatMap(([name, item]) => (UNSAID.has(name) ? [] : textsIn(item)));
}

function paragraphs(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node) return [String(node.text)];
  if (!('children' in node) || !Array.isArray(node.children)) return 'fields' in node ? textsIn(node.fields) : [];
  const inside = node.children.map(paragraphs);
  const isLine = node.children.every((child: object) => 'text' in child || ('type' in child && child.type === 'link'));
  return isLine ? [inside.flat().join('')] : inside.flat();
}

export const wordsOf = (value: unknown): string =>
  textsIn(value)
    .filter((line) => line.trim())
    .join('\n');
