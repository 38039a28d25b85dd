import { staffEndpoint } from '@/staff/endpoint';
import { checkLinks } from './check-links';

/** `POST /api/broken-links/check`, for staff who write. */
export const checkNow = staffEndpoint({ method: 'post', path: '/check', can: 'write', work: (req) => checkLinks(req) });
