import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import { parseJson } from '@/lib/parse-json';
import type { Writer, WritingTask, Written } from '@/seams/writer';
import { addressFault } from '@/services/outgoing/address';
import { consume, keyOf, TooManyAttempts } from '@/staff/sign-in/limits';
import { chat } from './chat';
import { deepl } from './deepl';
import { type Adapter, connection, faultOf, whenAgain } from './service';

const adapter = (): Adapter => (env().WRITER_API === 'deepl' ? deepl : chat);

/** In one request: a page has less. */
const MOST_CHARACTERS = 20_000;

const nameOf = (url: string) => new URL(url).host;

function about(): ReturnType<Writer['about']> {
  const to = connection();
  return to && { name: nameOf(to.url), kinds: adapter().kinds };
}

/** Characters, by the person in an hour and by the site in a day. Undefined within both. */
async function overLimit({ payload, user }: PayloadRequest, characters: number): Promise<string | undefined> {
  try {
    await consume(payload, 'writer', keyOf(String(user?.id)), characters);
    await consume(payload, 'writerOfSite', keyOf('site'), characters);
    return undefined;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    return `The limit of what may be written is reached. ${whenAgain(String(error.seconds))}`;
  }
}

const isComplete = (task: WritingTask, texts: string[] | undefined): texts is string[] =>
  texts !== undefined &&
  texts.length === (task.kind === 'translate' ? task.texts.length : 1) &&
  texts.every((text) => text.trim() !== '');

async function write(req: PayloadRequest, task: WritingTask): Promise<Written> {
  const to = connection();
  if (!to) return { error: 'The writing service is off.' };
  const name = nameOf(to.url);
  const fault = addressFault(to.url, 'https://api.example.com/v1');
  if (fault) return { error: `The address of the writing service is not allowed. ${fault} Ask your operator.` };
  const characters = task.texts.join('').length;
  if (characters > MOST_CHARACTERS) return { error: `The text is too long for ${name}.` };
  const limit = await overLimit(req, characters);
  if (limit) return { error: limit };
  const outcome = await adapter().call(to, task);
  const problem = faultOf(outcome, name);
  if (problem) {
    req.payload.logger.warn({ msg: 'The writing service did not write', status: outcome.status ?? outcome.error });
    return { error: problem };
  }
  const texts = adapter().read(parseJson(outcome.body));
  if (isComplete(task, texts)) return { texts };
  req.payload.logger.warn({ msg: 'The writing service returned something other than texts', status: outcome.status });
  return { error: `${name} returned something other than the texts. Nothing of it was used. Try again.` };
}

/** The service that the operator has named (`WRITER_URL`). */
export const writer: Writer = { about, write };
