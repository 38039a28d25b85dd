/** Messages of Payload's form to the window of the preview: its values while they change, and that it has been saved. */
export const TYPED = 'payload-live-preview';
export const SAVED = 'payload-document-event';
