import { useEffect, useState } from 'react'
import { useDebounce, useNavigation } from '../../state'
import { type Configuration, configurationQuery, readConfiguration } from './configuration'

/** Browsers allow a page a hundred changes of its address in half a minute. */
const pauseMs = 400

/** The configuration that the address has, then what is chosen; the address follows. */
export function useConfiguration() {
  const { parameters } = useNavigation()
  const [read] = useState(() => readConfiguration(parameters()))
  const [configuration, setConfiguration] = useState<Configuration>(read.configuration)
  const query = configurationQuery(configuration).toString()

  const { debounce: setAddress } = useDebounce(
    (search: string) => history.replaceState(history.state, '', `?${search}`),
    pauseMs,
  )
  useEffect(() => setAddress(query), [query, setAddress])

  return {
    configuration,
    refused: read.refused,
    /** Address of the builder with this configuration. */
    address: `${location.origin}${location.pathname}?${query}`,
    change: (changes: Partial<Configuration>) => setConfiguration((before) => ({ ...before, ...changes })),
  }
}
