import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = {
  view: AdminViewServerProps;
  className: string;
  /** Behind the logo in the header; omitted if the view names its own pages there. */
  name?: string;
  children: ReactNode;
};

/** A custom view with the admin's menu and header. Payload does not restrict these: each view checks access itself. */
export function ViewFrame({ view: { initPageResult, params, searchParams }, className, name, children }: Props) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {name ? <SetStepNav nav={[{ label: name }]} /> : null}
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  );
}
