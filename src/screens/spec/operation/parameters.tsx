import type { Parameter, ParameterLocation } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Heading } from '../../../ui/basics/heading'
import { FoldPath } from '../../../parts/api-reference/fold-all'
import { ValueRow } from './value-row'
import '../reading/reading.css'

const locations: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie']

/** Parameters of path, query, headers and cookies, each kind with a heading. */
export function Parameters({ parameters, level }: { parameters: readonly Parameter[]; level: number }) {
  const t = useMessages('reference')
  return locations.map((location) => {
    const here = parameters.filter((parameter) => parameter.in === location)
    if (here.length === 0) return null
    return (
      <section key={location} className="pe-ref-section">
        <Heading level={level} size="section">
          {t(`${location}Parameters`)}
        </Heading>
        <FoldPath name={location}>
          <ul className="pe-ref-rows">
            {here.map((parameter) => (
              <ValueRow key={parameter.pointer} value={parameter} direction="request" />
            ))}
          </ul>
        </FoldPath>
      </section>
    )
  })
}
