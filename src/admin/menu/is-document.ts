/** Whether an address of the admin is the form of a document or global, or one of its views. */
export const isDocument = (path: string): boolean =>
  /^\/admin\/(globals\/[^/]+|collections\/[^/]+\/(trash\/)?[0-9a-f-]{36})/.test(path);
