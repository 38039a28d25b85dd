import { env } from '@/env';

/** The name of a site that is not the public one; nothing on that one. For pages and the admin. */
export function EnvironmentBar() {
  const { SITE_ENVIRONMENT: name, SITE_ENVIRONMENT_COLOR: color } = env();
  return name ? (
    <p className="environment-bar" data-color={color}>
      {name}
    </p>
  ) : null;
}
