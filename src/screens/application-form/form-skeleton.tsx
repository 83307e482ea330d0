import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import '../../ui/basics/field.css'
import './application-form.css'

const columns = [['name', 'description'], ['strategy']]

/** Labels and boxes, before it is known what they are. */
export function FormSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-application-form-fields">
        <div className="pe-application-form-columns">
          {columns.map((fields) => (
            <div key={fields[0]}>
              {fields.map((field) => (
                <div key={field} className="pe-field">
                  <SkeletonLine width="short" />
                  <div className="pe-box" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
