import type { ProductVersion } from '../../../api'
import { useMessages } from '../../../i18n'
import { CompactSelect } from '../../../ui/compact-select'

interface VersionSwitchProps {
  versions: readonly ProductVersion[]
  /** The one that is shown. */
  version: ProductVersion
  onChoose(version: ProductVersion): void
}

/** The versions of a product; the deprecated ones say so. */
export function VersionSwitch({ versions, version, onChoose }: VersionSwitchProps) {
  const t = useMessages('reference')
  const labelOf = ({ name, deprecated }: ProductVersion) =>
    deprecated ? t('deprecatedName', { name }) : name
  return (
    <CompactSelect
      label={t('productVersion')}
      choices={versions.map((one) => ({ value: one.id, label: labelOf(one) }))}
      value={version.id}
      onChoose={(id) => {
        const chosen = versions.find((one) => one.id === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
