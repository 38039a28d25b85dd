import { escapeHtml as escaped } from '../../../lib/escape-html.ts';
import { absolute, type From, type Letter, type Link, type Part, paragraphsOf } from './letter.ts';
import { COLUMN_WIDTH, light, look, type Scheme, styles } from './look.ts';

/** Its size in px. Served with three times as many: `src/app/assets`. */
const MARK = { path: '/assets/mark.png', size: 32 };

/** Without width, in lists of mail: no text of the mail follows the preheader there. */
const NOTHING_FOLLOWS = '&#847;&zwnj;&nbsp;'.repeat(60);

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

const anchor = ({ label, href }: Link, siteUrl: string, kind: 'ink' | 'quiet' = 'ink') =>
  `<a class="${kind}" style="${kind === 'ink' ? look.link : look.quietLink}" href="${escaped(absolute(href, siteUrl))}">${escaped(label)}</a>`;

const paragraphs = (text: string) =>
  paragraphsOf(text)
    .map((paragraph) => `<p class="ink" style="${look.text}">${lines(paragraph)}</p>`)
    .join('\n');

const headline = (text: string) => `<h2 class="ink" style="${look.headline}">${escaped(text)}</h2>`;

/** A table: some mail programs give rows of their own to no other element. */
const table = (style: string, rows: string) =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`;

function partHtml(part: Part, siteUrl: string): string {
  switch (part.kind) {
    case 'text':
      return paragraphs(part.text);
    case 'quiet': {
      const both = [part.text && lines(part.text), part.link && anchor(part.link, siteUrl, 'quiet')];
      return `<p class="quiet" style="${look.quiet}">${both.filter(Boolean).join(' ')}</p>`;
    }
    case 'headline':
      return headline(part.text);
    case 'facts': {
      const rows = part.facts.flatMap(([label, value]) =>
        value
          ? `<tr><td class="quiet" valign="top" style="${look.label}">${escaped(label)}</td><td class="ink" valign="top" style="${look.value}">${lines(value)}</td></tr>`
          : [],
      );
      return table('margin:0 0 20px', rows.join(''));
    }
    case 'typed':
      return `<p class="quiet" style="${look.quiet}">${escaped(part.label)}</p>${table(
        'margin:0 0 20px',
        `<tr><td class="rule" style="${look.typed}">${paragraphs(part.text)}</td></tr>`,
      )}`;
    case 'picture': {
      const { src, alt, width, height, caption } = part;
      const shown = Math.min(width, COLUMN_WIDTH);
      // Some mail programs ignore styles, and would show the file's own size.
      const size = `width="${shown}" height="${Math.max(1, Math.round((height * shown) / width))}"`;
      const image = `<img style="${look.image};max-width:${shown}px" src="${escaped(absolute(src, siteUrl))}" alt="${escaped(alt)}" ${size}>`;
      const below = caption ? `<p class="quiet" style="${look.quiet};margin-top:8px">${escaped(caption)}</p>` : '';
      return `<div style="margin:24px 0">${image}${below}</div>`;
    }
    case 'button': {
      const href = escaped(absolute(part.link.href, siteUrl));
      const link = `<a class="on-button" style="${look.onButton}" href="${href}">${escaped(part.link.label)}</a>`;
      const cell = `<td class="button" bgcolor="${light.button}" style="${look.button}">${link}</td>`;
      return table('margin:24px 0', `<tr>${cell}</tr>`);
    }
    case 'links': {
      const items = part.links.map((link) => `<li class="ink" style="${look.item}">${anchor(link, siteUrl)}</li>`);
      return `${part.heading ? headline(part.heading) : ''}<ul style="${look.list}">${items.join('')}</ul>`;
    }
  }
}

/** The mark says nothing that the name beside it does not: that stays where pictures are off. */
function brand({ name, siteUrl }: From): string {
  const { path, size } = MARK;
  const mark = `<img src="${escaped(absolute(path, siteUrl))}" alt="" width="${size}" height="${size}" style="display:block;border:0">`;
  const link = `<a class="ink" style="${look.brand}" href="${escaped(siteUrl)}">${escaped(name)}</a>`;
  return table(
    'margin:0 0 40px',
    `<tr><td width="${size + 12}" valign="middle">${mark}</td><td valign="middle">${link}</td></tr>`,
  );
}

/**
 * One column of tables, 600 px wide or narrower, with inline styles: what Outlook, Gmail and phones show alike. Dark on
 * request of the mail program. No tracking. `letter`: texts, which are escaped here.
 */
export function letterHtml(
  { language, subject, preheader, kicker, title, parts, below }: Letter,
  from: From,
  scheme: Scheme = 'auto',
): string {
  const scheming = scheme === 'auto' ? 'light dark' : scheme;
  const all = (some: Part[]) => some.map((part) => partHtml(part, from.siteUrl)).join('\n');
  const footer =
    below &&
    `<tr><td class="rule" style="padding:24px 0 0;${look.rule}" lang="${below.language}">${all(below.parts)}</td></tr>`;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="${scheming}">
<meta name="supported-color-schemes" content="${scheming}">
<title>${escaped(subject)}</title>
<!--[if mso]><style>td,p,h1,h2,li,a{font-family:Arial,sans-serif !important}</style><![endif]-->
${styles(scheme)}
</head>
<body class="ground" style="${look.body}">
<div class="preheader" style="${look.preheader}">${escaped(preheader)}${NOTHING_FOLLOWS}</div>
<table role="presentation" class="ground" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${light.ground}" style="background-color:${light.ground}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" lang="${language}" dir="ltr" width="${COLUMN_WIDTH}" border="0" cellpadding="0" cellspacing="0" style="${look.column};text-align:left">
<tr><td style="padding:0 0 40px;overflow-wrap:anywhere;word-break:break-word">
${brand(from)}
${kicker ? `<p class="quiet" style="${look.kicker}">${escaped(kicker)}</p>` : ''}
${title ? `<h1 class="ink" style="${look.title}">${escaped(title)}</h1>` : ''}
${all(parts)}
</td></tr>
${footer ?? ''}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
