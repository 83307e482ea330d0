import { PortalSpec } from 'portal-elements/react/portal-spec'

interface ReferencePageProps {
  params: Promise<{ product: string; version?: [string] }>
}

export default async function ReferencePage({ params }: ReferencePageProps) {
  const { product, version } = await params
  return <PortalSpec product={product} productVersion={version?.[0]} />
}
