import { defaultLanguage, type Language } from '@shared/language';
import { groundColors, palette } from '@/design-system/tokens';
import { writtenDate } from '@/lib/date';
import { type IssueContent, type IssueSection, paragraphsOf } from './issue-content';
import type { Sender } from './sender';
import { mailTextsIn } from './texts/mail-texts';

/** `auto` follows the reader's mail program; the others are for previews. */
export type Scheme = 'auto' | 'light' | 'dark';

type Colors = { ground: string; ink: string; quiet: string; link: string; button: string; onButton: string };
const light: Colors = {
  ground: groundColors.white,
  ink: palette.graphite.hex,
  quiet: palette.shadow.hex,
  link: palette.graphite.hex,
  button: palette.graphite.hex,
  onButton: groundColors.white,
};
const dark: Colors = {
  ground: groundColors.graphite,
  ink: palette.quartz.hex,
  quiet: palette['light-grey'].hex,
  link: palette['light-blue'].hex,
  button: palette.quartz.hex,
  onButton: palette.graphite.hex,
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export const absolute = (href: string, siteUrl: string) => new URL(href, `${siteUrl}/`).href;

/** In px. */
const COLUMN_WIDTH = 600;

/** For mail programs that drop the style element; others override these by class. */
const look = {
  body: `margin:0;padding:0;background:${light.ground};color:${light.ink};font-family:Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6;overflow-wrap:anywhere;-webkit-text-size-adjust:100%`,
  column: `max-width:${COLUMN_WIDTH}px;margin:0 auto;padding:32px 20px`,
  note: `margin:0 0 24px;font-size:14px;color:${light.quiet}`,
  title: 'margin:0 0 16px;font-size:30px;line-height:1.2;font-weight:normal',
  heading: 'margin:40px 0 12px;font-size:21px;line-height:1.3;font-weight:bold',
  text: 'margin:0 0 16px',
  picture: 'margin:32px 0',
  // Light in dark mail programs, too: what stands on clear ground is mostly dark. The color is that of the alternative text.
  image: `display:block;width:100%;height:auto;border:0;background:${light.ground};color:${light.ink}`,
  buttonRow: 'margin:24px 0',
  button: `display:inline-block;padding:12px 24px;background:${light.button};color:${light.onButton};text-decoration:none;border-radius:2px`,
  list: 'margin:0 0 16px;padding:0 0 0 20px',
  line: 'margin:0 0 8px',
  link: `color:${light.link}`,
  footer: `margin:48px 0 0;padding:24px 0 0;border-top:1px solid ${palette['light-grey'].hex}`,
};

const rules = ({ ground, ink, quiet, link, button, onButton }: Colors) =>
  [
    `body,.ground{background:${ground} !important;color:${ink} !important}`,
    `.quiet{color:${quiet} !important}`,
    `.link{color:${link} !important}`,
    `.button{background:${button} !important;color:${onButton} !important}`,
  ].join('');

function styles(scheme: Scheme): string {
  if (scheme === 'light') return '';
  const inDark = rules(dark);
  return `<style>${scheme === 'dark' ? inDark : `@media (prefers-color-scheme: dark){${inDark}}`}</style>`;
}

const anchor = (href: string, label: string) =>
  `<a class="link" style="${look.link}" href="${escaped(href)}">${escaped(label)}</a>`;

function sectionHtml(section: IssueSection, siteUrl: string): string {
  switch (section.kind) {
    case 'headline':
      return `<h2 style="${look.heading}">${escaped(section.text)}</h2>`;
    case 'text':
      return paragraphsOf(section.text)
        .map((text) => `<p style="${look.text}">${escaped(text).replaceAll('\n', '<br>')}</p>`)
        .join('\n');
    case 'picture': {
      const { src, alt, width, height, caption } = section;
      const shown = Math.min(width, COLUMN_WIDTH);
      // Some mail programs ignore styles, and would show the file's own size.
      const size = `width="${shown}" height="${Math.max(1, Math.round((height * shown) / width))}"`;
      const image = `<img style="${look.image};max-width:${shown}px" src="${escaped(absolute(src, siteUrl))}" alt="${escaped(alt)}" ${size}>`;
      const below = caption ? `<p class="quiet" style="${look.note}">${escaped(caption)}</p>` : '';
      return `<div style="${look.picture}">${image}${below}</div>`;
    }
    case 'button':
      return `<p style="${look.buttonRow}"><a class="button" style="${look.button}" href="${escaped(absolute(section.href, siteUrl))}">${escaped(section.label)}</a></p>`;
    case 'links': {
      const items = section.links.map(
        ({ label, href }) => `<li style="${look.line}">${anchor(absolute(href, siteUrl), label)}</li>`,
      );
      const heading = section.heading ? `<h2 style="${look.heading}">${escaped(section.heading)}</h2>` : '';
      return `${heading}<ul style="${look.list}">${items.join('')}</ul>`;
    }
  }
}

/**
 * One column without tables, from 320 px, inline styles, dark colors on request, no tracking. `manage`: the reader's
 * own link; `language`: of the part below the issue, which itself is English.
 */
export function issueHtml(
  content: IssueContent,
  {
    sender,
    manage,
    scheme = 'auto',
    language = defaultLanguage,
  }: { sender: Sender; manage: string; scheme?: Scheme; language?: Language },
): string {
  const { number, title, summary, date, path, sections } = content;
  const { issue } = mailTextsIn(language);
  const footer = language === defaultLanguage ? '' : ` lang="${language}"`;
  const scheming = scheme === 'auto' ? 'light dark' : scheme;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${scheming}">
<meta name="supported-color-schemes" content="${scheming}">
<title>${escaped(title)}</title>
${styles(scheme)}
</head>
<body style="${look.body}">
<div class="ground" style="${look.column}">
<p class="quiet" style="${look.note}">The Signal, issue ${number}, ${escaped(writtenDate(date))}</p>
<h1 style="${look.title}">${escaped(title)}</h1>
<p style="${look.text}">${escaped(summary)}</p>
${sections.map((section) => sectionHtml(section, sender.siteUrl)).join('\n')}
<div${footer} style="${look.footer}">
<p class="quiet" style="${look.note}">${anchor(absolute(path, sender.siteUrl), issue.read)}</p>
<p class="quiet" style="${look.note}">${escaped(issue.why(sender.name))} ${anchor(manage, issue.manage)}</p>
</div>
</div>
</body>
</html>
`;
}
