import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { letters } from '@/lib/experiment';
import { atOnce } from '@/publishing/at-once';
import { staffEndpoint } from '@/staff/endpoint';
import { makeVariant } from './make-variant';
import { overviewOf } from './overview';
import { endExperiment, startExperiment, takeWinner } from './steps';

const ofOne = { at: z.object({ id: z.uuid() }), gone: 'The experiment does not exist.' };

/** For those who publish. */
const step = (name: string, take: (req: PayloadRequest, id: string) => Promise<object>): Endpoint =>
  staffEndpoint({
    ...ofOne,
    method: 'post',
    path: `/:id/${name}`,
    can: 'publish',
    work: (req, { at }) => atOnce(req, () => take(req, at.id)),
  });

/** Under `/api/experiments/:id`: `overview`, and for editors `variant`, `start`, `end` and `take`. */
export const experimentEndpoints: Endpoint[] = [
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
    path: '/:id/variant',
    can: 'publish',
    body: z.object({ letter: z.enum(letters).optional() }).catch({}),
    work: (req, { at, body }) => atOnce(req, () => makeVariant(req, at.id, body.letter)),
  }),
  step('start', startExperiment),
  step('end', endExperiment),
  staffEndpoint({
    ...ofOne,
    method: 'post',
    path: '/:id/take',
    can: 'publish',
    body: z.object({ letter: z.enum(letters) }),
    invalid: 'Say which version.',
    work: (req, { at, body }) => atOnce(req, () => takeWinner(req, at.id, body.letter)),
  }),
];
