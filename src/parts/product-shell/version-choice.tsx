import { useMessages } from '../../i18n'
import { isolated } from '../../lib/isolated'
import { SelectField } from '../../ui/inputs/select-field'
import type { ShellProduct } from './use-product'
import './product-head.css'

/** Which version of the product is looked at; one alone is only named. */
export function VersionChoice({ shell: { versions, version, chooseVersion } }: { shell: ShellProduct }) {
  const t = useMessages('product')
  const nameOf = (one: (typeof versions)[number]) =>
    one.deprecated ? t('deprecatedVersion', { name: one.name }) : isolated(one.name)

  if (!version) return <p className="pe-shell-version">{t('noVersions')}</p>
  if (versions.length === 1) {
    return <p className="pe-shell-version">{`${t('version')}: ${nameOf(version)}`}</p>
  }
  return (
    <SelectField
      name="version"
      label={t('version')}
      value={version.id}
      options={versions.map((one) => ({ value: one.id, label: nameOf(one) }))}
      onChange={(event) => chooseVersion(event.target.value)}
    />
  )
}
