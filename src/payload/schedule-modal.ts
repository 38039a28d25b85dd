/** The name of the drawer in which Payload would schedule a document. Its menu and the palette open it by this name. */
export const scheduleModal = (id: string | number): string => `schedule-publish-${id}`;
