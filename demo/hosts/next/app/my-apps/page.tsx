import { PortalMyApps } from 'portal-elements/react/portal-my-apps'

export default function MyAppsPage() {
  return <PortalMyApps />
}
