import './dashboard.css';
import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { placesFor } from '../doors/places';
import { MoreDoors } from './more-doors';
import { ReviewsOverview } from './reviews-overview';
import { WriterOverview } from './writer-overview';

/** The page that the admin opens with. Takes the place of Payload's, which names every collection again. */
export function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { permissions, req } = initPageResult;
  const { payload, user } = req;
  if (!user) return null;
  const { importMap } = payload;
  const Component = payload.config.admin.components.beforeDashboard;
  const places = placesFor({ payload, user, permissions });
  return (
    <Gutter className="dashboard">
      {RenderServerComponent({ Component, importMap, serverProps: { payload, permissions, user } })}
      <div className="overview">
        {can({ user }, 'write') ? (
          <WriterOverview payload={payload} user={user} />
        ) : can({ user }, 'review') ? (
          <ReviewsOverview payload={payload} />
        ) : null}
        <MoreDoors places={places} />
      </div>
    </Gutter>
  );
}
