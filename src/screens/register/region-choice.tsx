import { useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox/checkbox'
import '../../ui/basics/field.css'
import './register.css'

/** Where the data of a new organization will live. */
export function RegionChoice() {
  const t = useMessages('register')
  return (
    <fieldset className="pe-register-region">
      <legend className="pe-label">{t('region')}</legend>
      <Checkbox type="radio" name="defaultRegion" value="us" label={t('regionUs')} defaultChecked />
      <Checkbox type="radio" name="defaultRegion" value="eu" label={t('regionEu')} />
      <p className="pe-hint">{t('regionHint')}</p>
    </fieldset>
  )
}
