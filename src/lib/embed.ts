import { z } from 'zod';

const MESSAGE =
  'Enter the address of a video on YouTube or Vimeo, for example https://www.youtube.com/watch?v=… or https://vimeo.com/….';

export type Embed = {
  provider: 'YouTube' | 'Vimeo';
  /** Where the video is for people who open it themselves. */
  page: string;
  player: string;
};

const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

const youTubeId = z.string().regex(/^[\w-]{11}$/);
const vimeoId = z.string().regex(/^\d{6,12}$/);
/** The key of an unlisted video. */
const vimeoKey = z.string().regex(/^[0-9a-f]{8,12}$/);

function youTube({ hostname, pathname, searchParams }: URL): Embed | undefined {
  const [, first, second] = pathname.split('/');
  const isNamed = ['embed', 'shorts', 'live'].includes(first ?? '');
  const named = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : isNamed ? second : '';
  const id = youTubeId.safeParse(named).data;
  if (!id) return undefined;
  return {
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  };
}

function vimeo({ pathname, searchParams }: URL): Embed | undefined {
  const parts = pathname.split('/').filter(Boolean);
  const [named, inPath] = parts[0] === 'video' ? parts.slice(1) : parts;
  const id = vimeoId.safeParse(named).data;
  if (!id) return undefined;
  const key = vimeoKey.safeParse(searchParams.get('h') ?? inPath).data;
  return {
    provider: 'Vimeo',
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  };
}

const embedSchema = z.url({ protocol: /^https$/, error: MESSAGE }).transform((address, context): Embed => {
  const url = new URL(address);
  const hasOwnParts = url.port !== '' || url.username !== '' || url.password !== '';
  const found = hasOwnParts
    ? undefined
    : youTubeHosts.includes(url.hostname)
      ? youTube(url)
      : vimeoHosts.includes(url.hostname)
        ? vimeo(url)
        : undefined;
  if (found) return found;
  context.addIssue({ code: 'custom', message: MESSAGE });
  return z.NEVER;
});

/** The video at an address; undefined for every address that is not one of a single video. */
export const embedOf = (address: unknown): Embed | undefined => embedSchema.safeParse(address).data;

/** For fields: empty values pass. */
export const validateEmbed = (value: unknown): string | true => !value || embedOf(value) !== undefined || MESSAGE;
