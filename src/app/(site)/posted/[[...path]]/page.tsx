import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { findDocument } from '@/data/documents';
import { variantFor } from '@/data/experiments';
import { EXPERIMENT_COOKIE } from '@/lib/experiment';
import { SitePage } from '@/site/documents/site-page';
import { metadataAt } from '@/site/seo/metadata';

/** Twins, for forms posted without scripts: src/proxy.ts rewrites such posts to this route; the URL stays the same. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/posted/[[...path]]'>;

const pathOf = async ({ params }: Props) => `/${(await params).path?.join('/') ?? ''}`;

export const generateMetadata = async (props: Props): Promise<Metadata> => metadataAt(await pathOf(props));

export default async function PostedPage(props: Props) {
  const path = await pathOf(props);
  const found = await findDocument(path);
  const cookie = (await cookies()).get(EXPERIMENT_COOKIE)?.value;
  return <SitePage path={path} isTwin variant={found && (await variantFor(found.document.id, cookie))} />;
}
