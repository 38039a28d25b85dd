/** Whether this runtime can convert times to the zone. Without zod: the calendar's page has it, too. */
export const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
