import type { CheckboxField, GlobalConfig } from 'payload';

const offerMarkdown: CheckboxField = {
  name: 'offerMarkdown',
  type: 'checkbox',
  defaultValue: false,
  label: 'Offer pages as Markdown',
  admin: {
    description:
      'Language models then find each public page as plain text (its address with .md) and a list of all pages in /llms.txt. Nothing is added to what the page says. Whether it brings visitors is not proven; Home shows which machines read it.',
  },
};

/** Adds the switch to the site settings, after that of the page views. */
export const withTwinsSwitch = (settings: GlobalConfig): GlobalConfig => ({
  ...settings,
  fields: settings.fields.flatMap((field) =>
    'name' in field && field.name === 'countVisits' ? [field, offerMarkdown] : [field],
  ),
});
