import { useMessages } from '../../i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { replacementFor } from './active-version'
import type { ShellProduct } from './use-product'
import './product-head.css'

/** A word about a version that will go, and the way to the one that takes its place. */
export function DeprecatedBanner({ shell: { version, versions, chooseVersion } }: { shell: ShellProduct }) {
  const t = useMessages('product')
  if (!version?.deprecated) return null
  const replacement = replacementFor(version, versions)
  const change = replacement && (
    <Button onClick={() => chooseVersion(replacement.id)}>{t('changeTo', { name: replacement.name })}</Button>
  )
  return (
    <div className="pe-shell-banner">
      <Alert kind="warning" action={change}>
        {t('deprecated', { name: version.name })}
      </Alert>
    </div>
  )
}
