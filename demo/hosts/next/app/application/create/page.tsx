import { PortalApplicationForm } from 'portal-elements/react/portal-application-form'

export default function CreatePage() {
  return <PortalApplicationForm />
}
