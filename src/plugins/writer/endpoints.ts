import type { Endpoint } from 'payload';
import { z } from 'zod';
import { inPath, staffEndpoint } from '@/staff/endpoint';
import { describePage, helpFor, shorten, targetSchema } from './help';

const at = inPath.pipe(targetSchema);

/**
 * Under `/api/writer/of/:collection/:id`: what the writing service can do for a document; `POST describe` and `shorten`
 * `{ path }`: a text for a field, which the person then uses or not.
 */
export const writerEndpoints: Endpoint[] = [
  staffEndpoint({
    method: 'get',
    path: '/writer/of/:slug/:document',
    can: 'write',
    at,
    work: (req, sent) => helpFor(req, sent.at),
  }),
  staffEndpoint({
    method: 'post',
    path: '/writer/of/:slug/:document/describe',
    can: 'write',
    at,
    work: (req, sent) => describePage(req, sent.at),
  }),
  staffEndpoint({
    method: 'post',
    path: '/writer/of/:slug/:document/shorten',
    can: 'write',
    at,
    body: z.object({ path: z.string().max(300) }),
    work: (req, sent) => shorten(req, sent.at, sent.body.path),
  }),
];
