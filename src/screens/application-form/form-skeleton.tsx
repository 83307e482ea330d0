import { useMessages } from '../../i18n'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import '../../ui/basics/field.css'
import './application-form.css'

const fields = [1, 2, 3]

/** Labels and boxes, before it is known what they are. */
export function FormSkeleton() {
  const t = useMessages('common')
  return (
    <Skeleton label={t('loading')}>
      <div className="pe-application-form-fields">
        {fields.map((field) => (
          <div key={field} className="pe-field">
            <SkeletonLine width="short" />
            <div className="pe-box" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
