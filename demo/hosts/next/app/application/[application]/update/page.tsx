import { PortalApplicationForm } from 'portal-elements/react/portal-application-form'

export default async function UpdatePage({ params }: { params: Promise<{ application: string }> }) {
  const { application } = await params
  return <PortalApplicationForm application={application} />
}
