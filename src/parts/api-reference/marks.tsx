import { useMessages } from '../../i18n'
import { Badge } from '../../ui/badge'
import './marks.css'

const known = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY']

/** The method of an operation, whose color says nothing that its letters do not. */
export function Method({ method }: { method: string }) {
  const colorKey = known.includes(method) ? method.toLowerCase() : 'other'
  return (
    <span className="pe-ref-method" data-method={colorKey}>
      {method}
    </span>
  )
}

/** A status such as `200`, `4XX` or `default`. */
export function Status({ status }: { status: string }) {
  const family = /^[1-5]/.test(status) ? status.charAt(0) : 'other'
  return (
    <code className="pe-ref-status" data-family={family}>
      {status}
    </code>
  )
}

export function Deprecated() {
  const t = useMessages('reference')
  return <Badge kind="warning">{t('deprecated')}</Badge>
}
