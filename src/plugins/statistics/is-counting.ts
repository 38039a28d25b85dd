import type { CheckboxField, GlobalConfig, Payload, PayloadRequest } from 'payload';

const countVisits: CheckboxField = {
  name: 'countVisits',
  type: 'checkbox',
  defaultValue: true,
  label: 'Count page views',
  admin: {
    description:
      'Sums per page and day, without cookies and without anything about a person, so no consent is needed. Untick to count nothing.',
  },
};

/** The switch, before the services that need consent. */
export const withSwitch = (settings: GlobalConfig): GlobalConfig => ({
  ...settings,
  fields: settings.fields.flatMap((field) =>
    'name' in field && field.name === 'securityContact' ? [field, countVisits] : [field],
  ),
});

/** As published, for staff. */
export async function isCounting(payload: Payload, req?: PayloadRequest): Promise<boolean> {
  const select = { countVisits: true } as const;
  const settings = await payload.findGlobal({ slug: 'site-settings', select, depth: 0, overrideAccess: true, req });
  return settings.countVisits !== false;
}
