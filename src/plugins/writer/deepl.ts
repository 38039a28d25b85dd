import { z } from 'zod';
import { send } from '@/services/outgoing/send';
import { type Adapter, LIMITS } from './service';

const translations = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** https://developers.deepl.com/docs/api-reference/translate, and services that take the same requests. */
export const deepl: Adapter = {
  kinds: ['translate'],

  call: ({ url, key = '' }, task) => {
    const into = task.kind === 'translate' ? task.into.code.toUpperCase() : '';
    const body = { text: task.texts, source_lang: 'EN', target_lang: into, tag_handling: 'xml' };
    const headers = { authorization: `DeepL-Auth-Key ${key}` };
    return send(`${url}/v2/translate`, JSON.stringify(body), headers, LIMITS);
  },

  read: (body) => translations.safeParse(body).data?.translations.map(({ text }) => text),
};
