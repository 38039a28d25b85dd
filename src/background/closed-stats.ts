import type { SanitizedConfig } from 'payload';
import { nobody } from '../access/rules';

/**
 * Payload keeps in a global of its own when each task ran last, and lets anybody on the staff write it: an author could keep
 * the night's work from ever running again. It has no option for that, so it is closed after the configuration is made.
 */
export const withClosedStats = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  globals: config.globals.map((global) =>
    global.slug === 'payload-jobs-stats'
      ? { ...global, access: { ...global.access, read: nobody, update: nobody } }
      : global,
  ),
});
