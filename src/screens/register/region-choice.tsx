import { useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group'
import '../../ui/basics/field.css'

/** Where the data of a new organization will live. */
export function RegionChoice() {
  const t = useMessages('register')
  return (
    <CheckboxGroup label={t('region')}>
      <Checkbox type="radio" name="defaultRegion" value="us" label={t('regionUs')} defaultChecked />
      <Checkbox type="radio" name="defaultRegion" value="eu" label={t('regionEu')} />
      <p className="pe-hint">{t('regionHint')}</p>
    </CheckboxGroup>
  )
}
