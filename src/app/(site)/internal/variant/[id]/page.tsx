import type { Metadata } from 'next';
import { findVariant } from '@/data/experiments';
import { variantAddress } from '@/lib/experiment';
import { SitePage } from '@/site/documents/site-page';
import { documentMetadata, notFoundMetadata } from '@/site/seo/metadata';

/** A variant of a running experiment. The server sends it at the address of the page only. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/internal/variant/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = await findVariant((await params).id);
  return variant ? documentMetadata(variant.found) : notFoundMetadata();
}

export default async function VariantPage({ params }: Props) {
  const { id } = await params;
  const variant = await findVariant(id);
  return <SitePage path={variant?.found.document.path ?? variantAddress(id)} variant={variant} />;
}
