import type { RequestBody } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Heading } from '../../../ui/basics/heading'
import { DescriptionText } from '../reading/description-text'
import type { Direction } from '../../../parts/api-reference/schema-children'
import { BodyContent } from './body-content'
import '../reading/reading.css'
import '../../../parts/api-reference/marks.css'

interface RequestBodyPartProps {
  body: RequestBody
  level: number
  direction: Direction
}

export function RequestBodyPart({ body, level, direction }: RequestBodyPartProps) {
  const t = useMessages('reference')
  return (
    <section className="pe-ref-section">
      <div className="pe-ref-section-head">
        <Heading level={level} size="section">
          {t('body')}
        </Heading>
        {body.required && <span className="pe-ref-required">{t('required')}</span>}
      </div>
      {body.description && <DescriptionText text={body.description} />}
      <BodyContent content={body.content} direction={direction} />
    </section>
  )
}
