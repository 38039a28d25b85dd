export type ReplyTemplate = { name: string; title: string; text: string };

/** `{name}`: the visitor; `{me}`: the person who replies; `{site}`: the site's address. */
export const replyTemplates: ReplyTemplate[] = [
  {
    name: 'call',
    title: 'Suggest a call',
    text: 'Hello {name},\n\nThank you for your message. A call of 30 minutes is the quickest way to find out what we can do for you. Please choose a time: {site}/booking\n\nKind regards,\n{me}',
  },
  {
    name: 'details',
    title: 'Ask for details',
    text: 'Hello {name},\n\nThank you for your message. To answer it well we need to know a little more: which sites or processes is it about, and what do you measure there today?\n\nKind regards,\n{me}',
  },
  {
    name: 'decline',
    title: 'Not for us',
    text: 'Hello {name},\n\nThank you for your message. What you describe is outside what we do, so we cannot help you with it. We wish you success.\n\nKind regards,\n{me}',
  },
];

type Facts = Record<'name' | 'me' | 'site', string>;

export const filled = (text: string, facts: Facts): string =>
  text.replace(/\{(name|me|site)\}/g, (_, gap: keyof Facts) => facts[gap]);

/** A message that starts with a template: above what was typed, and in place of another template. */
export function startingWith(name: string, typed: string, facts: Facts): string {
  const texts = new Map(replyTemplates.map((template) => [template.name, filled(template.text, facts)]));
  const other = [...texts.values()].find((text) => typed.startsWith(text)) ?? '';
  const own = typed.slice(other.length).trim();
  return [texts.get(name) ?? '', own].filter(Boolean).join('\n\n');
}
