import TurndownService from 'turndown';

type Part = HTMLElement;

/** Controls, decoration, and what only a script makes something of. */
const LEFT_OUT = [
  ...['script', 'style', 'template', 'noscript', 'dialog', 'nav', 'form', 'button', 'svg', 'iframe', 'video', 'audio'],
] as (keyof HTMLElementTagNameMap)[];

const isHidden = (part: Part) => part.getAttribute('aria-hidden') === 'true' || part.hasAttribute('hidden');
const labelOf = (part: Part) => (part.getAttribute('role') === 'img' ? part.getAttribute('aria-label') : null);
const inLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const apart = (text: string) => `\n\n${text.trim()}\n\n`;

function converter(siteUrl: string): TurndownService {
  const absolute = (href: string) => URL.parse(href, siteUrl)?.href ?? href;
  const drawing = (part: Part) => ` *${service.escape(labelOf(part) ?? '')}* `;
  const service = new TurndownService({
    ...{ headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' },
    // Without a text of its own, a part may still hold drawings.
    blankReplacement: (_, node) => {
      const part = node as unknown as Part & { isBlock: boolean };
      const inside = [part, ...part.querySelectorAll<Part>('[role=img]')];
      const drawings = inside.filter((one) => labelOf(one) && !one.closest('[hidden], [aria-hidden=true]'));
      return part.isBlock ? apart(drawings.map(drawing).join('')) : drawings.map(drawing).join('');
    },
  });
  const ownEscape = service.escape.bind(service);
  service.escape = (text) => ownEscape(text).replaceAll('<', '\\<');
  const add = (name: string, filter: TurndownService.Filter, to: (content: string, part: Part) => string) =>
    service.addRule(name, { filter, replacement: (content, node) => to(content, node as Part) });

  add('breaks', 'br', () => ' ');
  // Parts that only the style sheet keeps apart.
  add('parts', ['span', 'time', 'small'], (content) => ` ${content} `);
  add('pictures', 'img', (_, part) =>
    part.getAttribute('alt')
      ? `![${service.escape(part.getAttribute('alt') ?? '')}](${absolute(part.getAttribute('src') ?? '')})`
      : '',
  );
  add(
    'links',
    (part) => part.nodeName === 'A' && part.hasAttribute('href'),
    (content, part) => {
      const href = absolute(part.getAttribute('href') ?? '');
      return content.trim().includes('\n')
        ? apart(`${content.trim()}\n\n<${href}>`)
        : ` [${inLine(content)}](${href}) `;
    },
  );
  add('questions', 'summary', (content) => apart(`**${inLine(content)}**`));
  add('terms', 'dl', (content) => apart(content));
  add('term', 'dt', (content) => `\n- **${inLine(content)}**`);
  add('what it stands for', 'dd', (content) => ` ${inLine(content)}`);
  add(
    'pairs',
    (part) => part.parentNode?.nodeName === 'DL' && part.nodeName === 'DIV',
    (content) => `\n${content.trim()}`,
  );
  add('cells', ['th', 'td'], (content) => `| ${inLine(content).replaceAll('|', '\\|')} `);
  add('rows', 'tr', (content, part) => {
    const isFirst = part.closest('table')?.querySelector('tr') === part;
    return `${content}|\n${isFirst ? `|${' --- |'.repeat(part.childElementCount)}\n` : ''}`;
  });
  add('rows together', ['thead', 'tbody', 'tfoot'], (content) => content);
  add('tables', ['table', 'caption'], apart);
  add('hidden', isHidden, () => '');
  add(
    'drawings',
    (part) => labelOf(part) !== null,
    (_, part) => drawing(part),
  );
  return service.remove(LEFT_OUT);
}

/** The main part of a page in Markdown (CommonMark, with the tables of GFM): its texts, links, pictures; no forms. */
export function markdownOf(html: string, siteUrl: string): string {
  const [main] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  if (!main) return '';
  const text = converter(siteUrl)
    .turndown(main)
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .replace(/^((?: {4})*) (?=\S)| +$/gm, '$1')
    .replace(/ ([.,;:)]|[!?](?!\[))/g, '$1');
  return `${text}\n`;
}
