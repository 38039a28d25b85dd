import { absolute, type From, type Letter, type Link, type Part, paragraphsOf } from './letter.ts';

const underlined = (text: string, by: string) => `${text}\n${by.repeat(Math.min([...text].length, 70))}`;

const labelled = ({ label, href }: Link, siteUrl: string) => `${label}:\n${absolute(href, siteUrl)}`;

/** One pair per line, values below each other. */
function factsText(facts: [label: string, value: string | null | undefined][]): string {
  const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
  const width = Math.max(...known.map(([label]) => label.length)) + 2;
  return known.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}

function partText(part: Part, siteUrl: string): string {
  switch (part.kind) {
    case 'text':
      return paragraphsOf(part.text).join('\n\n');
    case 'quiet':
      return [part.text, part.link && labelled(part.link, siteUrl)].filter(Boolean).join('\n\n');
    case 'headline':
      return underlined(part.text, '-');
    case 'facts':
      return factsText(part.facts);
    // Questions may be sentences, so each is on a line above its answer.
    case 'typed':
      return `${part.label}\n${part.text}`;
    case 'picture':
      return [part.alt && `[Picture: ${part.alt}]`, part.caption].filter(Boolean).join('\n');
    case 'button':
      return labelled(part.link, siteUrl);
    case 'links': {
      const links = part.links.map(({ label, href }) => `* ${label}:\n  ${absolute(href, siteUrl)}`).join('\n');
      return [part.heading && underlined(part.heading, '-'), links].filter(Boolean).join('\n\n');
    }
  }
}

/** The same content as the HTML, with every link. */
export function letterText({ kicker, title, parts, below }: Letter, { name, siteUrl }: From): string {
  const all = (some: Part[] = []) => some.map((part) => partText(part, siteUrl));
  return [
    kicker,
    title && (kicker ? underlined(title, '=') : title),
    ...all(parts),
    '--',
    ...all(below?.parts),
    `${name}\n${siteUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
