import { PortalApplication, PortalDashboard } from 'portal-elements/react'
import { useState } from 'react'
import { useOutletContext, useParams } from 'react-router'
import type { Tell } from './layout'

export function ApplicationPage() {
  const tell = useOutletContext<Tell>()
  const { application } = useParams()
  const [period, setPeriod] = useState('24h')
  const [panels, setPanels] = useState(['application', 'dashboard'])
  return (
    <>
      <h1>Application</h1>
      <p role="group">
        <button onClick={() => setPanels([...panels].reverse())}>Swap</button>
        <button onClick={() => setPanels(panels.filter((panel) => panel !== 'dashboard'))}>
          Remove the dashboard
        </button>
        <button onClick={() => setPeriod('7d')}>Seven days</button>
      </p>
      {panels.map((panel) =>
        panel === 'application' ? (
          <PortalApplication key={panel} application={application} />
        ) : (
          <PortalDashboard
            key={panel}
            application={application}
            period={period}
            onDashboardLoaded={({ detail }) => tell(`dashboard-loaded ${detail.period}`)}
          />
        ),
      )}
    </>
  )
}
