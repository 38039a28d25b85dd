import { themes } from '@/reference/registry/templates';
import { referenceRoute } from '@/reference/views/reference-route';
import { TemplatesPage } from '@/reference/views/templates/templates-page';
import { ThemePage } from '@/reference/views/templates/theme-page';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

const route = referenceRoute('/templates', (rest) => {
  if (rest === '') {
    return {
      title: 'Templates',
      description: () => 'Section templates, layouts and heroes on five grounds.',
      view: <TemplatesPage />,
    };
  }
  const theme = themes.find(({ id }) => id === rest);
  return (
    theme && {
      title: `${theme.name} Templates`,
      description: () => `Section templates, layouts and heroes on ${theme.name}. ${theme.mood}`,
      view: <ThemePage theme={theme} />,
    }
  );
});
export const { generateMetadata } = route;
export default route.Page;
