import { useEffect, useState } from 'react'
import { useNavigation } from '../../state'

/**
 * Reads secrets out of the address, such as the token of a mail's link, and takes them out of it, so that they stay neither
 * in the address bar nor in the history.
 */
export function useSecretParameters<Name extends string>(
  ...names: readonly Name[]
): Readonly<Partial<Record<Name, string>>> {
  const { parameters, removeParameters } = useNavigation()
  const [found] = useState(() => {
    const given = parameters()
    return Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined])) as Partial<
      Record<Name, string>
    >
  })

  useEffect(() => removeParameters(...Object.keys(found)), [found, removeParameters])

  return found
}
