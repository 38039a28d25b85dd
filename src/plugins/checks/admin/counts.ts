import type { Finding } from '@/lib/finding';

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** "2 errors, 1 warning"; empty if nothing is wrong. */
export function countsInWords(findings: Pick<Finding, 'level'>[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.length - errors;
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}
