import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staffEndpoint } from '@/staff/endpoint';
import { checkRelease } from './check';
import { membershipEndpoints } from './membership';
import { mergeLive, mergeRequest } from './merge-live';
import { overviewOf } from './overview';
import { publishRelease } from './publish';
import { reopenRelease, undoRelease } from './undo';

const ofOne = { at: z.object({ id: z.uuid() }), gone: 'The release does not exist.' };
const toPublish = { ...ofOne, method: 'post', can: 'publish' } as const;

/** Under `/api/releases/:id`: `overview` and `merge`, and for editors `check`, `publish`, `undo` and `reopen`. */
export const releaseEndpoints: Endpoint[] = [
  ...membershipEndpoints,
  staffEndpoint({
    ...ofOne,
    method: 'get',
    path: '/:id/overview',
    can: 'write',
    work: (req, { at }) => overviewOf(req, at.id),
  }),
  staffEndpoint({
    ...ofOne,
    method: 'post',
    path: '/:id/merge',
    can: 'write',
    body: mergeRequest,
    invalid: 'Name the document.',
    work: (req, { at, body }) => mergeLive(req, at.id, body),
  }),
  staffEndpoint({
    ...toPublish,
    path: '/:id/check',
    work: async (req, { at }) => ({ problems: await checkRelease(req, at.id) }),
  }),
  staffEndpoint({
    ...toPublish,
    path: '/:id/publish',
    work: async (req, { at }) => ({ state: (await publishRelease(req, at.id)).state }),
  }),
  staffEndpoint({
    ...toPublish,
    path: '/:id/undo',
    body: z.object({ anyway: z.boolean().catch(false) }).catch({ anyway: false }),
    work: async (req, { at, body }) => ({ state: (await undoRelease(req, at.id, body.anyway)).state }),
  }),
  staffEndpoint({
    ...toPublish,
    path: '/:id/reopen',
    work: async (req, { at }) => ({ state: (await reopenRelease(req, at.id)).state }),
  }),
];
