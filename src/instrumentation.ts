import { setBuildMigrations } from '@/lib/build-migrations';

/** Called once by Next, before the first request. */
export async function register(): Promise<void> {
  // Literal, so that Next removes the rest from bundles for other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { guardConsole } = await import('@/lib/logging/guard-console');
    guardConsole();
    // Written into the bundle by next.config.ts.
    setBuildMigrations((process.env.BUILD_MIGRATIONS ?? '').split(',').filter(Boolean));
    const { startOutbox } = await import('@/services/mail/worker');
    // Payload loads only when there is mail to send.
    startOutbox({
      sender: async () => (await import('@/data/mail-sender')).mailSender(),
      isPublic: async (issue) => (await import('@/data/mail-sender')).isPublicIssue(issue),
    });
    const { startWork } = await import('@/staff/background/timer');
    startWork();
    const { checkSupabase } = await import('@/services/supabase/check-settings');
    void checkSupabase();
  }
}
