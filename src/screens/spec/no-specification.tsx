import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useMessages } from '../../i18n'
import { useHost } from '../../state'
import { Empty } from '../../ui/empty'

/** A version of which nobody has written a description yet. */
export function NoSpecification() {
  const t = useMessages('reference')
  const { headingLevel } = useHost()
  return (
    <Empty level={headingLevel} title={t('noSpecification')} icon={<FileQuestion strokeWidth={1.5} />}>
      {t('noSpecificationText')}
    </Empty>
  )
}
