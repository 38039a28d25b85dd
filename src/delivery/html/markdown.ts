import sax from 'sax';

type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

const SKIPPED = new Set([
  ...['script', 'style', 'template', 'noscript', 'dialog', 'nav', 'form', 'button', 'svg', 'iframe', 'video', 'audio'],
]);
const BLOCKS = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
    'figure',
    'footer',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'li',
    'main',
    'ol',
    'p',
    'pre',
    'section',
    'summary',
    'table',
  ],
  ...['ul'],
]);

/** Marks that Markdown would read as its own. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<]/g, '\\$&');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function elementsOf(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = sax.parser(false, { lowercase: true });
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = (text) => void open.at(-1)?.children.push(text);
  parser.write(html).close();
  return root;
}

function find(element: Element, name: string): Element | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

const isShown = ({ name, attributes }: Element) =>
  !SKIPPED.has(name) && attributes['aria-hidden'] !== 'true' && !('hidden' in attributes);
const label = ({ attributes }: Element) => (attributes.role === 'img' ? attributes['aria-label'] : undefined);
const holdsBlocks = ({ children }: Element): boolean =>
  children.some((child) => typeof child !== 'string' && (BLOCKS.has(child.name) || holdsBlocks(child)));

/** The main part of a page in Markdown (CommonMark, with the tables of GFM): its texts, links, pictures; no forms. */
export function markdownOf(html: string, siteUrl: string): string {
  const main = find(elementsOf(/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''), 'main');
  return main ? `${blocks(main).join('\n\n')}\n` : '';

  function inline(node: Element | string): string {
    if (typeof node === 'string') return escaped(node).replace(/\s+/g, ' ');
    const drawing = label(node);
    if (drawing) return ` *${escaped(drawing)}* `;
    if (!isShown(node)) return '';
    const { name, attributes } = node;
    if (name === 'br') return ' ';
    if (name === 'img') return attributes.alt ? `![${escaped(attributes.alt)}](${absolute(attributes.src)})` : '';
    const text = node.children.map(inline).join('');
    if (tidy(text) === '') return text;
    if (name === 'a' && attributes.href) return ` [${tidy(text)}](${absolute(attributes.href)}) `;
    if (name === 'strong' || name === 'b') return `**${text.trim()}**`;
    if (name === 'em' || name === 'i') return `*${text.trim()}*`;
    if (name === 'code') return `\`${tidy(plain(node))}\``;
    // Parts that only the style sheet keeps apart.
    return name === 'span' || name === 'time' || name === 'small' ? ` ${text} ` : text;
  }

  function blocks(element: Element): string[] {
    const done: string[] = [];
    let line = '';
    const end = () => {
      const text = tidy(line).replace(/ ([.,;:)]|[!?](?!\[))/g, '$1');
      if (text) done.push(text.replace(/^([#>+-]|\d+\.)(?= )/, '\\$1'));
      line = '';
    };
    for (const child of element.children) {
      if (typeof child === 'string' || label(child) || !(BLOCKS.has(child.name) || holdsBlocks(child))) {
        line += inline(child);
      } else if (isShown(child)) {
        end();
        done.push(...block(child));
      }
    }
    end();
    return done.filter(Boolean);
  }

  function block(element: Element): string[] {
    const { name, attributes } = element;
    const text = () => blocks(element).join(' ');
    if (/^h[1-6]$/.test(name)) return marked(text(), (words) => `${'#'.repeat(Number(name[1]))} ${words}`);
    if (name === 'dl') return [terms(element)];
    if (name === 'summary') return marked(text(), (words) => `**${words}**`);
    if (name === 'blockquote') return [blocks(element).join('\n\n').replace(/^/gm, '> ')];
    if (name === 'hr') return ['---'];
    if (name === 'pre') return [`\`\`\`\n${plain(element).trim()}\n\`\`\``];
    if (name === 'table') return [table(element)];
    if (name === 'ul' || name === 'ol') return [list(element)];
    const inside = blocks(element);
    const isLink = name === 'a' && attributes.href && inside.length > 0;
    return isLink ? [...inside, `<${absolute(attributes.href)}>`] : inside;
  }

  function list({ name, children }: Element): string {
    const items = children.filter((child) => typeof child !== 'string' && isShown(child)) as Element[];
    return items
      .map((item) => blocks(item).join('\n\n'))
      .filter(Boolean)
      .map((item, at) => {
        const mark = name === 'ol' ? `${at + 1}. ` : '- ';
        return mark + item.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
      })
      .join('\n');
  }

  /** Each term in a line with what it stands for. */
  function terms(element: Element): string {
    const parts = all(element, 'dt', 'dd').map((one) => ({ ...one, text: blocks(one).join(' ') }));
    return parts
      .filter(({ text }) => text)
      .map(({ name, text }) => (name === 'dt' ? `\n- **${text}**` : ` ${text}`))
      .join('')
      .trim();
  }

  function table(element: Element): string {
    const rows = all(element, 'tr').map((row) =>
      (row.children.filter((cell) => typeof cell !== 'string') as Element[]).map((cell) =>
        blocks(cell).join(' ').replaceAll('|', '\\|'),
      ),
    );
    const [head = [], ...rest] = rows.map((cells) => `| ${cells.join(' | ')} |`);
    const caption = find(element, 'caption');
    const lines = [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...rest].join('\n');
    return caption ? `${blocks(caption).join(' ')}\n\n${lines}` : lines;
  }

  function absolute(href = ''): string {
    return URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : href;
  }
}

const marked = (text: string, mark: (text: string) => string) => (text ? [mark(text)] : []);
const plain = (node: Element | string): string => (typeof node === 'string' ? node : node.children.map(plain).join(''));
const all = (element: Element, ...names: string[]): Element[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return names.includes(child.name) ? [child] : all(child, ...names);
  });
