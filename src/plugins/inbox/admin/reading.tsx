import { Button } from '@/admin/panel/button';
import { SupabaseFailure } from '@/services/supabase/admin-client';

/** The value, or the error code if Supabase did not respond. */
export async function reading<T>(read: Promise<T>): Promise<{ value: T } | { code: string }> {
  try {
    return { value: await read };
  } catch (error) {
    if (error instanceof SupabaseFailure) return { code: error.code };
    throw error;
  }
}

export function Unavailable({ code, path }: { code: string; path: string }) {
  const isMissing = code === 'NOT_CONFIGURED';
  return (
    <div className="admin-note inbox-unavailable" role="alert">
      <h2>{isMissing ? 'No database for the forms' : 'The forms’ database is not responding'}</h2>
      <p>
        {isMissing
          ? 'SUPABASE_URL and its keys are not set, so submissions from visitors are not stored.'
          : 'Nothing is lost: submissions appear here again as soon as the database responds.'}
      </p>
      <p className="admin-small">Code: {code}</p>
      <Button el="anchor" url={path} buttonStyle="secondary">
        Try again
      </Button>
    </div>
  );
}
