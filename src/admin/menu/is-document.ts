export const isDocument = (path: string): boolean =>
  /^\/admin\/(globals\/[^/]+|collections\/[^/]+\/(trash\/)?[0-9a-f-]{36})/.test(path);
