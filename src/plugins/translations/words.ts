import type { Counts } from './states';

export function countsInWords({ missing, suggested, outdated }: Counts): string {
  const parts = [
    missing > 0 ? `${missing} missing` : '',
    suggested > 0 ? `${suggested} suggested` : '',
    outdated > 0 ? `${outdated} outdated` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Translated';
}
