import type { Staff } from '../../launch/prepare.ts';

type Json = Record<string, unknown>;
export type StaffApi = <T = Json>(method: 'GET' | 'PATCH' | 'POST', path: string, body?: Json) => Promise<T>;

export async function staffApi(site: string, { email, password }: Staff): Promise<StaffApi> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const send: StaffApi = async <T>(method: string, path: string, body?: Json) => {
    const response = await fetch(`${site}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /api${path} responds with ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  };
  const { token } = await send<{ token: string }>('POST', '/users/login', { email, password });
  headers.authorization = `JWT ${token}`;
  return send;
}
