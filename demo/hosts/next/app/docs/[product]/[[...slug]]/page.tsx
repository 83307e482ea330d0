import { PortalDocs } from 'portal-elements/react/portal-docs'

interface DocsPageProps {
  params: Promise<{ product: string; slug?: string[] }>
}

export default async function DocsPage({ params }: DocsPageProps) {
  const { product, slug } = await params
  return <PortalDocs product={product} slug={slug?.join('/')} />
}
