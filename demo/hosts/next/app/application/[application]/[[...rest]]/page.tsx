import { Panels } from '../../../../components/panels'

export default async function ApplicationPage({ params }: { params: Promise<{ application: string }> }) {
  const { application } = await params
  return (
    <>
      <h1>Application</h1>
      <Panels application={application} />
    </>
  )
}
