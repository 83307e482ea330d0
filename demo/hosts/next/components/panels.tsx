'use client'
import { PortalApplication } from 'portal-elements/react/portal-application'
import { PortalDashboard } from 'portal-elements/react/portal-dashboard'
import { useState } from 'react'

export function Panels({ application }: { application: string }) {
  const [period, setPeriod] = useState('24h')
  const [panels, setPanels] = useState(['application', 'dashboard'])
  return (
    <>
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
          <PortalDashboard key={panel} application={application} period={period} />
        ),
      )}
    </>
  )
}
