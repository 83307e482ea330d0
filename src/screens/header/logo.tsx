import { useState } from 'react'
import { useMessages } from '../../i18n'
import { usePortal, usePortalContext } from '../../state'
import './header.css'

/** The portal's picture, or its name where the picture cannot be loaded. */
export function Logo() {
  const t = useMessages('common')
  const { api } = usePortal()
  const { logoUrl } = api.portal
  const context = usePortalContext()
  const [broken, setBroken] = useState<string>()
  const name = (context.status === 'ready' && context.data.name) || t('developerPortal')
  if (broken === logoUrl)
    return (
      <span className="pe-header-name" title={name}>
        {name}
      </span>
    )
  return <img className="pe-logo" src={logoUrl} alt={name} onError={() => setBroken(logoUrl)} />
}
