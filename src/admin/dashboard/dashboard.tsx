import './dashboard.css';
import type { ServerProps } from 'payload';
import { hasRole } from '@/access/roles';
import { ReviewsOverview } from './reviews-overview';
import { WriterOverview } from './writer-overview';

export function Dashboard({ payload, user }: ServerProps) {
  const asks = { user: user ?? null };
  if (hasRole(asks, 'reviewer')) return <ReviewsOverview payload={payload} />;
  if (!user || !hasRole(asks, 'admin', 'editor', 'author')) return null;
  return <WriterOverview payload={payload} user={user} isEditor={hasRole(asks, 'admin', 'editor')} />;
}
