import type { Callback } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Heading } from '../../../ui/basics/heading'
import { Disclosure } from '../../../parts/api-reference/disclosure'
import { Method } from '../../../parts/api-reference/marks'
import { DescriptionText } from '../reading/description-text'
import { Parameters } from './parameters'
import { RequestBodyPart } from './request-body'
import { Responses } from './responses'
import '../reading/reading.css'
import '../../../parts/api-reference/marks.css'

/** Calls that the API makes in its turn. */
export function Callbacks({ callbacks, level }: { callbacks: readonly Callback[]; level: number }) {
  const t = useMessages('reference')
  return (
    <section className="pe-ref-section">
      <Heading level={level} size="section">
        {t('callbacks')}
      </Heading>
      {callbacks.flatMap(({ name, expression, operations }) =>
        operations.map((operation) => (
          <Disclosure
            key={`${name} ${expression} ${operation.method}`}
            level={level + 1}
            name={`callback ${name} ${expression} ${operation.method}`}
            label={
              <>
                <Method method={operation.method} /> <span>{name}</span>
              </>
            }
          >
            <p className="pe-ref-address">
              <code>{expression}</code>
            </p>
            {operation.summary && <p>{operation.summary}</p>}
            {operation.description && <DescriptionText text={operation.description} />}
            <Parameters parameters={operation.parameters} level={level + 2} />
            {/* Here the reader is the one who receives. */}
            {operation.requestBody && (
              <RequestBodyPart body={operation.requestBody} level={level + 2} direction="response" />
            )}
            <Responses responses={operation.responses} level={level + 2} />
          </Disclosure>
        )),
      )}
    </section>
  )
}
