import './dashboard.css';
import type { ServerProps } from 'payload';
import { can } from '@/access/roles';
import { ReviewsOverview } from './reviews-overview';
import { WriterOverview } from './writer-overview';

export function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null;
  if (can({ user }, 'write')) {
    return <WriterOverview payload={payload} user={user} isEditor={can({ user }, 'publish')} />;
  }
  return can({ user }, 'review') ? <ReviewsOverview payload={payload} /> : null;
}
