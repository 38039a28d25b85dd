import type { OnAlert } from '@/seams/alert';
import { note, subscribersOf } from './note';

/** The id of the alert is that of the message, so that a repeated one is recognized. */
export const tellWebhooksOfAlert: OnAlert = async (req, { id, ...data }) => {
  for (const { id: webhook } of await subscribersOf(req, 'site.alert'))
    await note(req, webhook, { type: 'site.alert', data, event: id });
};
