export const webhookEvents = [
  { value: 'content.published', label: 'Content was published' },
  { value: 'content.unpublished', label: 'Content was taken off the site' },
  { value: 'content.deleted', label: 'Content was deleted permanently' },
  { value: 'form.received', label: 'A visitor sent a form' },
  { value: 'site.alert', label: 'The site needs an operator, or no longer does' },
] as const;
export type WebhookEvent = (typeof webhookEvents)[number]['value'];

export const TEST_EVENT = 'webhook.test';

export type MessageType = WebhookEvent | typeof TEST_EVENT;
