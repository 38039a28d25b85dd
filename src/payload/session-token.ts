import { getFieldsToSign, jwtSign, type PayloadRequest, type TypedUser } from 'payload';
import { generatePayloadCookie } from 'payload/shared';

export type SessionToken = {
  token: string;
  /** Unix time in seconds. */
  exp: number;
  cookie: string;
};

/** `user`: with the session's id; `end`: in milliseconds. */
export async function signSession(
  { payload }: PayloadRequest,
  user: TypedUser & { _sid: string },
  end: number,
): Promise<SessionToken> {
  const { config } = payload.collections.users;
  const tokenExpiration = Math.max(1, Math.round((end - Date.now()) / 1000));
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid: user._sid, user }),
    secret: payload.secret,
    tokenExpiration,
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: { ...config.auth, tokenExpiration },
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return { token, exp, cookie };
}
