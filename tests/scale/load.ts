import http from 'node:http';

export type Received = { status: number; body: string; headers: http.IncomingHttpHeaders };

/** As long as the reverse proxy waits for an instance: the first requests of one take long on a busy machine. */
const PATIENCE_MS = 60_000;

/** On a kept-alive connection; rejects if there is no complete response. */
export function ask(
  url: string,
  agent?: http.Agent | false,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers, timeout: PATIENCE_MS }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
      response.once('error', reject);
    });
    request.once('timeout', () => request.destroy(new Error(`no response in ${PATIENCE_MS / 1000} s`)));
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The connection was just closed: retried on a new one, like a browser. Node's own agent also keeps connections.
      if (agent !== false && request.reusedSocket && error.code === 'ECONNRESET')
        ask(url, false, headers).then(resolve, reject);
      else reject(error);
    });
  });
}

export type Load = {
  end: () => Promise<{ requests: number; wrong: string[] }>;
};

/** Each visitor requests these paths in turn. Records failed requests, and those that `isRight` rejects. */
export function load(
  site: string,
  paths: string[],
  visitors = 8,
  isRight: (response: Received, path: string) => Promise<string | undefined> | string | undefined = () => undefined,
): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const wrong: string[] = [];
  let requests = 0;
  let isOver = false;
  const visitor = async (first: number) => {
    for (let at = first; !isOver; at++) {
      const path = paths[at % paths.length] ?? '/';
      requests++;
      try {
        const response = await ask(site + path, agent);
        const fault = response.status === 200 ? await isRight(response, path) : `status ${response.status}`;
        if (fault) wrong.push(`${path}: ${fault}`);
      } catch (error) {
        wrong.push(`${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, n) => visitor(n)));
  return {
    end: async () => {
      isOver = true;
      await all;
      agent.destroy();
      return { requests, wrong };
    },
  };
}
