import { WholePortal } from '../../../components/whole-portal'

export default function PortalPage() {
  return <WholePortal />
}
