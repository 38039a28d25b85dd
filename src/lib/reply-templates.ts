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

export const filled = (text: string, facts: Record<'name' | 'me' | 'site', string>): string =>
  text.replace(/\{(name|me|site)\}/g, (_, gap: 'name' | 'me' | 'site') => facts[gap]);
